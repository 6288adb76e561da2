import type { Hono } from 'hono'
import { reportShare } from '../../../shared/api/sharing.ts'
import type { Env } from '../../core/route/context.ts'
import { mountForUser } from '../../core/route/route.ts'
import { refuseMissing } from './offer-share.ts'
import { addShareReport } from './share-report-repository.ts'
import type { SharingContext } from './sharing-ports.ts'

/** Route by which users report what others share. */
export function mountShareReports(app: Hono<Env>, { database, limits }: SharingContext): void {
  mountForUser(
    app,
    reportShare,
    async (report, { userId }) => ((await addShareReport(database, { userId, ...report })) ? {} : refuseMissing()),
    limits.report,
  )
}
