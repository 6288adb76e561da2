import { shortName } from '../../../lib/text/short-name.ts'
import { tileMarks } from '../../desk/tiles/index.ts'
import { bookmarkBindings } from './document.ts'
import { messages } from './messages.ts'

/** Marks what is bound, each by the name of its folder in the browser. */
export function markBound(): void {
  const marks = bookmarkBindings
    .get()
    .bindings.map(({ target, folder }) => [target.id, messages('mark', { folder: shortName(folder.name) })] as const)
  tileMarks.setState(new Map(marks), true)
}
