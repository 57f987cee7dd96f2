// The parts of Highcharts that our one chunk is made of; the package has types for its whole builds only.
declare module "highcharts/es-modules/masters/highcharts.src.js" {
  import Highcharts from "highcharts";
  export default Highcharts;
}
declare module "highcharts/es-modules/masters/modules/accessibility.src.js";
declare module "highcharts/es-modules/Series/HLC/HLCSeries.js" {
  const series: { compose(...parts: unknown[]): void };
  export default series;
}
declare module "highcharts/es-modules/Series/OHLC/OHLCSeries.js" {
  const series: { compose(...parts: unknown[]): void };
  export default series;
}
declare module "highcharts/es-modules/Series/Candlestick/CandlestickSeries.js";
