import { registryCompleted } from '../../core/registry.ts'
import type { AppRequest } from './app-request.ts'

/** Opens an app in the component window, or shows the tab that it has already. */
export function openApp(request: AppRequest): void {
  void Promise.all([import('./lazy.ts'), registryCompleted()])
    .then(([{ showApp }]) => showApp(request))
    .catch(reportFailure)
}

async function reportFailure() {
  const [{ showToast }, { homeMessages }] = await Promise.all([
    import('../../ui/overlay/toast/toast.ts'),
    import('../../ui/messages.ts'),
  ])
  showToast({ kind: 'error', text: homeMessages('cannotOpen') })
}
