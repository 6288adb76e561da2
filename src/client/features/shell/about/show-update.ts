import { backupSettings } from '../../data/backup/lazy.ts'
import { openNews } from './dialogs/open-dialogs.ts'
import { updateAct } from './update.ts'
import { VERSION } from './version.ts'

/** Shows what an update has brought, once; the version is noted as the dialog is closed. */
export async function showUpdate(): Promise<void> {
  const { appVersion, isUpdateDialog } = backupSettings.get()
  const act = updateAct(appVersion, VERSION, isUpdateDialog)
  if (act === 'nothing') return
  const note = () => backupSettings.update((now) => ({ ...now, appVersion: VERSION }), { origin: 'program' })
  if (act === 'note') return note()
  const { newsAfter } = await import('./dialogs/news.ts')
  const news = newsAfter(appVersion)
  if (news.length === 0) note()
  else openNews(news, note)
}
