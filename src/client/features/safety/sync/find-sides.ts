import { SECTIONS, type Section } from '../../../../shared/entities/section.ts'
import type { SectionTime } from '../../../../shared/entities/sync.ts'
import { deviceOf } from './cloud-calls.ts'
import type { SyncerPorts } from './syncer/ports.ts'
import { readSides, type Sides } from './syncer/sides.ts'

/** The sides of a choice, and when and by which device the cloud was written last. */
export interface FoundSides extends Sides {
  /** The newest version, which is a time. */
  readonly at: SectionTime
  /** Empty where it is not known. */
  readonly device: string
}

/** Reads what there is to choose from; rejects as `readSides`. */
export async function findSides(ports: SyncerPorts): Promise<FoundSides> {
  const sides = await readSides(ports)
  const timeOf = (section: Section) => sides.times[section] ?? 0
  const newest = SECTIONS.reduce((last, section) => (timeOf(section) > timeOf(last) ? section : last))
  return { ...sides, at: timeOf(newest), device: await deviceOf(newest, ports.user) }
}
