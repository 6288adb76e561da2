import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { hiddenPeople } from './document.ts'
import { messages } from './messages.ts'

/** Hides what somebody says, in the room and among the danmaku; a toast offers to undo it. */
export function hidePerson({ username, nickname }: { readonly username: string; readonly nickname: string }): void {
  hiddenPeople.update((now) => [...now.filter(({ id }) => id !== username), { id: username, nickname }])
  showUndoToast(messages('hidden', { name: nickname }))
}

/** Shows again what somebody says. */
export const showPerson = (username: string): void =>
  hiddenPeople.update((now) => now.filter(({ id }) => id !== username))
