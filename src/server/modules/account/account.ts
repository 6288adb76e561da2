import { Hono } from 'hono'
import { accountRules } from '../../../shared/api/account.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import type { Env } from '../../core/route/context.ts'
import { createLimit, createUserLimit } from '../../core/route/limits.ts'
import { mount } from '../../core/route/route.ts'
import { createAccounts } from './account-service.ts'
import { mountInvitations } from './admin/invitation-routes.ts'
import { type AdminPorts, mountUserActs } from './admin/user-act-routes.ts'
import { mountMail } from './codes/mail-routes.ts'
import { countLogins } from './login/count-logins.ts'
import { mountLogins } from './login/login-routes.ts'
import { mountFavorites } from './profile/favorite-routes.ts'
import { type ExportPorts, mountProfile } from './profile/profile-routes.ts'
import { mountUploads, type UploadPorts } from './profile/upload-routes.ts'
import { mountScans, type ScanPorts } from './scan/scan-routes.ts'
import { mountSessions } from './sessions/session-routes.ts'

/** Routes of accounts. From one address ten logins or registrations in a minute. */
export function accountModule(
  ports: Omit<ScanPorts, 'accounts'> &
    UploadPorts &
    ExportPorts &
    Pick<AdminPorts, 'noteAct'> & { readonly metrics: Metrics },
): Hono<Env> {
  const { rules } = ports
  const opened = createAccounts(ports)
  const accounts = { ...opened, login: countLogins(opened.login, ports.metrics) }
  const hasMail = ports.codes !== undefined
  const app = new Hono<Env>()
  const limit = createLimit(ports.limits, 'account', 10, 60)

  mount(app, accountRules, () => ({ ...rules, hasMail, hasMiniProgram: ports.miniProgram !== undefined }))
  mountLogins(app, { accounts, hasMail, limit })
  mountSessions(app, { ...ports, accounts })
  mountProfile(app, { ...ports, accounts })
  mountMail(app, { ...ports, accounts, limit })
  mountScans(app, { ...ports, accounts })
  mountUploads(app, ports)
  mountFavorites(app, ports)
  const admin = { ...ports, accounts, limit: createUserLimit(ports.limits, 'account.admin', [60, 60]) }
  mountUserActs(app, admin)
  mountInvitations(app, admin)
  return app
}
