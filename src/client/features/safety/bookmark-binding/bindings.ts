import { sameJson } from '../../../lib/values/json.ts'
import { type Binding, bookmarkBindings } from './document.ts'
import type { Target } from './kernel/page-side.ts'

/** The binding of a group or folder, by its id; undefined where it has none. */
export const bindingOf = (target: string): Binding | undefined =>
  bookmarkBindings.get().bindings.find((one) => one.target.id === target)

/** The ids of the folders that are bound themselves. */
export const boundFolders = (): ReadonlySet<string> =>
  new Set(bookmarkBindings.get().bindings.flatMap(({ target }) => (target.at === 'folder' ? [target.id] : [])))

/** The ids of the browser's folders that something is bound to. */
export const boundBrowserFolders = (): ReadonlySet<string> =>
  new Set(bookmarkBindings.get().bindings.map(({ folder }) => folder.id))

/** Binds what has none yet. What both sides come to have is made by the leading tab. */
export function addBinding(binding: Binding): void {
  bookmarkBindings.update((now) => ({
    ...now,
    bindings: [...now.bindings.filter(({ target }) => target.id !== binding.target.id), binding],
  }))
}

/** Ends a binding; what both sides have stays. */
export function removeBinding(target: string): void {
  bookmarkBindings.update((now) => ({ ...now, bindings: now.bindings.filter((one) => one.target.id !== target) }))
}

/** Changes a binding, if it is still there and of the same folder. */
export function changeBinding({ target, folder }: Binding, change: (now: Binding) => Binding): void {
  const changed = (one: Binding) => {
    if (one.target.id !== target.id || one.folder.id !== folder.id) return one
    const next = change(one)
    return sameJson(next, one) ? one : next
  }
  bookmarkBindings.update(
    (now) => {
      const bindings = now.bindings.map(changed)
      return bindings.every((one, at) => one === now.bindings[at]) ? now : { ...now, bindings }
    },
    { origin: 'program' },
  )
}

/** Ends a binding whose folder is gone from the browser; the user is told of it by the names of both. */
export function endBinding({ target, folder }: Binding, nameOfTarget: string): void {
  bookmarkBindings.update(
    (now) => ({
      ...now,
      bindings: now.bindings.filter((one) => one.target.id !== target.id),
      ended: [...now.ended, { target: nameOfTarget, folder: folder.name }],
    }),
    { origin: 'program' },
  )
}

/** Forgets the bindings of what is no longer on the desktop; the browser keeps its bookmarks. */
export function forgetBindings(isThere: (target: Target) => boolean): void {
  if (bookmarkBindings.get().bindings.every(({ target }) => isThere(target))) return
  bookmarkBindings.update((now) => ({ ...now, bindings: now.bindings.filter(({ target }) => isThere(target)) }), {
    origin: 'program',
  })
}

/** Answers what a binding has asked: what it asks about goes, or stays and comes back to the other side. */
export function answerQuestion(binding: Binding, answer: 'go' | 'stay' | 'later'): void {
  const items = binding.question?.items ?? []
  changeBinding(binding, ({ question, ...rest }) => {
    if (answer === 'go') return { ...rest, mayGo: items }
    if (answer === 'stay') return { ...rest, pairs: rest.pairs.filter(({ item }) => !items.includes(item)) }
    return question === undefined ? rest : { ...rest, question: { ...question, isPutOff: true } }
  })
}
