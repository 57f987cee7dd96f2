// Types for the Highcharts modules we use; the package has types only for its full builds.
declare module "highcharts/es-modules/*" {
  const part: { compose(...parts: unknown[]): void };
  export default part;
}
declare module "highcharts/es-modules/Core/Chart/Chart.js" {
  import type Highcharts from "highcharts";
  const Chart: Pick<typeof Highcharts, "chart">;
  export default Chart;
}
declare module "highcharts/es-modules/Core/Globals.js" {
  import Highcharts from "highcharts";
  export default Highcharts;
}
