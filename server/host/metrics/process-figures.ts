// What the process itself uses, and how long its event loop lets others wait.
import { monitorEventLoopDelay, type IntervalHistogram } from "node:perf_hooks";
import type { Family, Sample } from "./exposition";

export interface ProcessFigures {
  /** Lag is told since the last time it was asked for. */
  families(): Family[];
}

export function processFigures(): ProcessFigures {
  const startedAt = Date.now() / 1000 - process.uptime();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let lag: Sample[] = [];
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
        { name: "process_cpu_seconds_total", kind: "counter", help: "Processor time used.", samples: [{ value: (user + system) / 1e6 }] },
        { name: "nodejs_eventloop_lag_seconds", kind: "gauge", help: "How late timers came since the last scrape; 0.02 of it is the clock's own step.", samples: lag },
      ];
    },
  };
}

function lagOf(delay: IntervalHistogram): Sample[] {
  const quantiles = [["0.5", delay.percentile(50)], ["0.99", delay.percentile(99)], ["1", delay.max]] as const;
  return quantiles.map(([quantile, nanoseconds]) => ({ labels: { quantile }, value: nanoseconds / 1e9 }));
}

function gauge(name: string, help: string, value: number): Family {
  return { name, kind: "gauge", help, samples: [{ value }] };
}
