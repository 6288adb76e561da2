import type { Endpoint } from '../../../../../shared/api/endpoint.ts'
import { call } from '../../../../core/net/call.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer, useTask } from '../../../auth/login/lazy.ts'
import { refresh, untilRefreshed } from './rounds.ts'

/**
 * Does something as the administrator, and asks anew for what the desk shows: what was acted on may have changed, too.
 * @returns what the server has answered; undefined where it is not done, and why not has been said
 */
export async function askToAct<I, O extends object>(endpoint: Endpoint<I, O>, input: I): Promise<O | undefined> {
  let answer: O | undefined
  await askServer(async () => {
    answer = await call(endpoint, input)
  })
  refresh()
  return answer
}

/** `askToAct` where nothing is answered. @param done says that it is done @returns whether it is */
export async function act<I>(endpoint: Endpoint<I, object>, input: I, done?: string): Promise<boolean> {
  const isDone = (await askToAct(endpoint, input)) !== undefined
  if (isDone && done !== undefined) showToast({ kind: 'success', text: done })
  return isDone
}

/** `act` for a control that is busy until the desk shows what became of it. @param onDone called once it does */
export function useAct(onDone: () => void = () => {}) {
  const [isBusy, run] = useTask(onDone)
  return {
    isBusy,
    act: <I>(...given: Parameters<typeof act<I>>): void =>
      void run(async () => {
        const isShown = untilRefreshed()
        const isDone = await act(...given)
        await isShown
        return isDone
      }),
  }
}
