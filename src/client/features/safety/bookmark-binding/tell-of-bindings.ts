import { isGranted, onGranted, onRevoked } from '../../../core/browser/grants.ts'
import { shortName } from '../../../lib/text/short-name.ts'
import { askDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { BOOKMARKS_GRANT } from '../../data/bookmarks/lazy.ts'
import { home } from '../../data/home/index.ts'
import { keepVersion } from '../local-history/lazy.ts'
import { answerQuestion } from './bindings.ts'
import { type Binding, bookmarkBindings } from './document.ts'
import { messages } from './messages.ts'
import { resumeBindings } from './resume-bindings.ts'
import { nameOfTarget } from './target-name.ts'

/** From now on tells what becomes of bindings by itself, and asks what only the user can decide, in the tab that he sees. */
export function tellOfBindings(): void {
  const look = () => {
    if (document.visibilityState !== 'visible') return
    tellEnded()
    askNext()
    void tellPause()
  }
  bookmarkBindings.subscribe(look)
  document.addEventListener('visibilitychange', look)
  onGranted(look)
  onRevoked(look)
  look()
}

/** Says once that the browser does not show its bookmarks any more. */
async function tellPause(): Promise<void> {
  const isAllowed = await isGranted(BOOKMARKS_GRANT)
  const { bindings, isPauseTold } = bookmarkBindings.get()
  if (isAllowed === !isPauseTold || bindings.length === 0) return
  bookmarkBindings.update((now) => ({ ...now, isPauseTold: !isAllowed }), { origin: 'program' })
  if (isAllowed) return
  const action = { label: messages('allowAgain'), run: () => void resumeBindings() }
  showToast({ kind: 'warning', text: messages('paused'), action })
}

function tellEnded(): void {
  const { ended } = bookmarkBindings.get()
  if (ended.length === 0) return
  bookmarkBindings.update((now) => ({ ...now, ended: [] }), { origin: 'program' })
  for (const { folder, target } of ended)
    showToast({
      kind: 'warning',
      text: messages('folderGone', { folder: shortName(folder), target: shortName(target) }),
    })
}

/** Whether a dialog of this page asks. */
let isAsking = false

function askNext(): void {
  const next = bookmarkBindings.get().bindings.find(({ question }) => question !== undefined && !question.isPutOff)
  if (next !== undefined) void askAbout(next)
}

/** Asks whether what is gone from one side may go from the other, too. */
export async function askAbout(binding: Binding): Promise<void> {
  const { question, target, folder, pairs } = binding
  if (isAsking || question === undefined) return
  isAsking = true
  const asked = new Set(question.items)
  const names = pairs.filter(({ item, url }) => asked.has(item) && url !== undefined).map(({ name }) => name)
  const placeholders = {
    count: question.items.length,
    names: quotedNames(names),
    target: shortName(nameOfTarget(home.get(), target)),
    folder: shortName(folder.name),
  }
  const answer = await askDialog({
    title: messages(`question.${question.side}`, placeholders),
    text: messages(`question.${question.side}.text`, placeholders),
    ...{ confirm: messages('question.stay'), alternative: messages('question.go'), cancel: messages('question.later') },
  })
  isAsking = false
  answerQuestion(binding, answer === 'confirm' ? 'stay' : answer === 'alternative' ? await letGo(question) : 'later')
  askNext()
}

/** Keeps a version before much goes from the page, as no undo brings it back. @returns `later` where none can be kept */
async function letGo({ side }: Pick<NonNullable<Binding['question']>, 'side'>): Promise<'go' | 'later'> {
  try {
    if (side === 'page') await keepVersion('sync')
    return 'go'
  } catch {
    showToast({ kind: 'error', text: messages('notDeleted') })
    return 'later'
  }
}

/** Names at most in a question. */
const NAMED = 3

/** The first of these names, each in quotes. */
function quotedNames(names: readonly string[]): string {
  const quoted = names.slice(0, NAMED).map((name) => messages('quoted', { name: shortName(name) }))
  const joined = quoted.join(messages('between'))
  return names.length > NAMED ? messages('andMore', { names: joined }) : joined
}
