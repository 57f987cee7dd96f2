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
        gauge("process_start_time_seconds", "When the process began.", startedAt),
        gauge("process_resident_memory_bytes", "Memory that the process holds.", rss),
        gauge("nodejs_heap_size_used_bytes", "Used part of the heap.", heapUsed),
        gauge("nodejs_heap_size_total_bytes", "Size of the heap.", heapTotal),
        gauge("nodejs_external_memory_bytes", "Memory outside the heap: bodies, files.", external),
        {
          name: "process_cpu_seconds_total",
          kind: "counter",
          help: "Processor time used.",
          samples: [{ value: (user + system) / 1e6 }],
        },
        ...lag,
      ];
    },
  };
}

function lagOf(delay: IntervalHistogram): Family[] {
  const help = "of how late timers came since the last scrape; 0.02 of it is the clock's own step.";
  return [
    gauge("nodejs_eventloop_lag_p50_seconds", `The median ${help}`, delay.percentile(50) / 1e9),
    gauge("nodejs_eventloop_lag_p99_seconds", `99 of 100 ${help}`, delay.percentile(99) / 1e9),
    gauge("nodejs_eventloop_lag_max_seconds", `The most ${help}`, delay.max / 1e9),
  ];
}

function gauge(name: string, help: string, value: number): Family {
  return { name, kind: "gauge", help, samples: [{ value }] };
}
