import type { Section } from '../../../../shared/entities/section.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { isSectionOn } from '../../data/backup/lazy.ts'
import { readState } from './syncer/kept.ts'

/**
 * Whether a section goes to the cloud, and has been there as it was here. Its last changes may wait all the same.
 * Rejects if storage cannot be read.
 */
export async function isInCloud(storage: Storage, section: Section): Promise<boolean> {
  if (!isSectionOn(section)) return false
  const state = await storage.write(readState)
  return (state?.times[section] ?? 0) > 0
}
