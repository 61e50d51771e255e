import { cpus, loadavg, totalmem } from 'node:os'

/** What the times depend on. */
export interface Machine {
  cpu: string
  cores: number
  memory: number
  platform: string
  node: string
  load: number
}

export function thisMachine(): Machine {
  const all = cpus()
  return {
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memory: totalmem(),
    platform: `${process.platform}-${process.arch}`,
    node: process.versions.node,
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
  }
}
