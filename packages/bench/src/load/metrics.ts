// What a server says of itself at /metrics.

export type Metrics = ReadonlyMap<string, number>;

export async function metricsOf(url: string): Promise<Metrics> {
  const response = await fetch(`${url}/metrics`);
  if (!response.ok) throw new Error(`/metrics: ${response.status} ${await response.text()}`);
  return readMetrics(await response.text());
}

/** By name and labels, as they are written: `atoll_rooms`, `atoll_bot_answers_total{by="bot"}`. */
export function readMetrics(text: string): Metrics {
  const lines = text.split('\n').flatMap((line): [string, number][] => {
    const [, name, value] = /^([^#\s]\S*) (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, Number(value)]];
  });
  return new Map(lines);
}

export async function metric(url: string, name: string): Promise<number> {
  return (await metricsOf(url)).get(name) ?? 0;
}
