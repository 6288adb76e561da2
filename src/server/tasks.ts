import type { Database } from './adapters/database/open.ts'
import type { Log } from './core/log.ts'
import type { Blobs } from './core/ports/blobs.ts'
import type { Task } from './core/tasks.ts'
import { sweepUploads } from './modules/account/profile/upload-repository.ts'
import { noteLoginHour } from './modules/admin/overview/login-hours.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Two databases over one bucket would each remove the other's files. */
const NOT_OWNED =
  'The bucket is marked as another database’s, or as this one’s before it was restored: files without an account stay there. If no other server uses it, run: npm run admin -- own-bucket'

interface TaskPorts {
  readonly database: Database
  readonly blobs: Blobs
  readonly log: Log
}

/** What one node does for all. What each node does for itself is where it belongs, such as the looks at its sockets. */
export const leaderTasks = ({ log, ...ports }: TaskPorts): readonly Task[] => [
  {
    name: 'sweep uploads',
    ...{ firstMs: MINUTE_MS, everyMs: DAY_MS },
    async run() {
      const files = await sweepUploads(ports, Date.now())
      if (files === undefined) log.warn({}, NOT_OWNED)
      else if (files > 0) log.info({ files }, 'removed uploaded files that no account has')
    },
  },
  {
    name: 'count logins',
    ...{ firstMs: MINUTE_MS, everyMs: 5 * MINUTE_MS },
    run: () => noteLoginHour(ports.database, Date.now()),
  },
]
