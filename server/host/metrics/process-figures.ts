// Resources of the process, and its event loop delay.
import { monitorEventLoopDelay, type IntervalHistogram } from "node:perf_hooks";
import type { Family } from "./exposition";

export interface ProcessFigures {
  /** The delay is measured since the last scrape. */
  families(): Family[];
}

export function processFigures(): ProcessFigures {
  const startedAt = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lag: Family[] = [];
  return {
    families() {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      if (delay.count > 0) lag = lagOf(delay);
      delay.reset();
      return [
        gauge("process_start_time_seconds", "When the process started.", startedAt),
        gauge("process_resident_memory_bytes", "Resident memory of the process.", rss),
        gauge("nodejs_heap_size_used_bytes", "Used heap.", heapUsed),
        gauge("nodejs_heap_size_total_bytes", "Size of the heap.", heapTotal),
        gauge(
          "nodejs_external_memory_bytes",
          "Memory outside the heap, such as request bodies and files.",
          external,
        ),
        {
          name: "process_cpu_seconds_total",
          kind: "counter",
          help: "CPU time used.",
          samples: [{ value: (user + system) / 1e6 }],
        },
        ...lag,
      ];
    },
  };
}

function lagOf(delay: IntervalHistogram): Family[] {
  const help = "event loop delay since the last scrape, including the measuring interval of 0.02.";
  return [
    gauge("nodejs_eventloop_lag_p50_seconds", `Median ${help}`, delay.percentile(50) / 1e9),
    gauge(
      "nodejs_eventloop_lag_p99_seconds",
      `99th percentile of the ${help}`,
      delay.percentile(99) / 1e9,
    ),
    gauge("nodejs_eventloop_lag_max_seconds", `Maximum ${help}`, delay.max / 1e9),
  ];
}

function gauge(name: string, help: string, value: number): Family {
  return { name, kind: "gauge", help, samples: [{ value }] };
}
