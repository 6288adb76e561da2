import type { Database } from '../../../adapters/database/open.ts'
import { describeError, type Log } from '../../../core/log.ts'
import type { Blobs } from '../../../core/ports/blobs.ts'
import { sweepUploads } from './upload-repository.ts'

const DAY_MS = 24 * 3_600_000

interface SweeperPorts {
  readonly database: Database
  readonly blobs: Blobs
  readonly log: Log
}

/** Removes uploaded files that nobody has any more, now and daily. */
export function startSweeper({ log, ...ports }: SweeperPorts): { readonly stop: () => void } {
  const sweep = async () => {
    try {
      const files = await sweepUploads(ports, Date.now())
      if (files > 0) log.info({ files }, 'removed uploaded files that no account has')
    } catch (error) {
      log.error(describeError(error), 'uploaded files could not be swept')
    }
  }
  const first = setTimeout(() => void sweep(), 60_000)
  const timer = setInterval(() => void sweep(), DAY_MS)
  return {
    stop() {
      clearTimeout(first)
      clearInterval(timer)
    },
  }
}
