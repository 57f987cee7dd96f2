// The parts of Highcharts that a chart of ours is made of.
import Highcharts from "highcharts/es-modules/masters/highcharts.src.js";
import "highcharts/es-modules/masters/modules/accessibility.src.js";
import HLCSeries from "highcharts/es-modules/Series/HLC/HLCSeries.js";
import OHLCSeries from "highcharts/es-modules/Series/OHLC/OHLCSeries.js";
import "highcharts/es-modules/Series/Candlestick/CandlestickSeries.js";

// As the whole stock build does: each of the three stands on the one before.
HLCSeries.compose(Highcharts.Series, Highcharts.SVGRenderer);
OHLCSeries.compose(Highcharts.Series);

export { Highcharts };
