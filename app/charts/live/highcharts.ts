// Highcharts from only the modules that our charts use: lines, areas, candlesticks and bars, with a crosshair and a keyboard.
import Accessibility from "highcharts/es-modules/Accessibility/Accessibility.js";
import Axis from "highcharts/es-modules/Core/Axis/Axis.js";
import PlotLineOrBand from "highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js";
import StackingAxis from "highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js";
import Chart from "highcharts/es-modules/Core/Chart/Chart.js";
import Globals from "highcharts/es-modules/Core/Globals.js";
import Legend from "highcharts/es-modules/Core/Legend/Legend.js";
import Pointer from "highcharts/es-modules/Core/Pointer.js";
import HTMLElement from "highcharts/es-modules/Core/Renderer/HTML/HTMLElement.js";
import SVGElement from "highcharts/es-modules/Core/Renderer/SVG/SVGElement.js";
import SVGRenderer from "highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js";
import Responsive from "highcharts/es-modules/Core/Responsive.js";
import DataLabel from "highcharts/es-modules/Core/Series/DataLabel.js";
import Point from "highcharts/es-modules/Core/Series/Point.js";
import Series from "highcharts/es-modules/Core/Series/Series.js";
// Modules without a name are imported for their effects. The order matters: each builds on those before it.
import "highcharts/es-modules/Series/Line/LineSeries.js";
import "highcharts/es-modules/Series/Area/AreaSeries.js";
import "highcharts/es-modules/Series/Column/ColumnSeries.js";
import HLCSeries from "highcharts/es-modules/Series/HLC/HLCSeries.js";
import OHLCSeries from "highcharts/es-modules/Series/OHLC/OHLCSeries.js";
import "highcharts/es-modules/Series/Candlestick/CandlestickSeries.js";

// In the order of the package's own builds. Labels, legend, stacks and responsive rules aren't used here, but are called.
DataLabel.compose(Series);
HTMLElement.compose(SVGRenderer);
Legend.compose(Chart);
PlotLineOrBand.compose(Chart, Axis);
Pointer.compose(Chart);
Responsive.compose(Chart);
StackingAxis.compose(Axis, Chart, Series);
HLCSeries.compose(Series, SVGRenderer);
OHLCSeries.compose(Series);
Accessibility.compose(Chart, Legend, Point, Series, SVGElement);

export const Highcharts = Object.assign(Globals, { chart: Chart.chart });
