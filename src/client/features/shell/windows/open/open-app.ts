import { registryCompleted } from '../../../../core/contribute/registry.ts'
import { pressedElement } from '../../../../ui/input/pointer/pressed-element.ts'
import { reportCannotOpen } from '../../../../ui/overlay/report-cannot-open.ts'
import type { AppRequest } from './app-request.ts'

/** Opens an app in the component window, or shows the tab that it has already. */
export function openApp({ from = pressedElement(), ...request }: AppRequest): void {
  void Promise.all([import('../lazy.ts'), registryCompleted()])
    .then(([{ showApp }]) => showApp({ ...request, from }))
    .catch(reportCannotOpen)
}
