import { defineSearchables } from '../../kit/widget.ts'
import { openBoard } from './current-board.ts'
import { whiteBoards, whiteBoardView } from './document.ts'
import { messages } from './messages.ts'
import { sorted } from './model.ts'

/** The boards, each opened in the window. */
export default defineSearchables('white-board', {
  boards: { kind: 'content', icon: 'edit', list: listBoards, subscribe: whiteBoards.subscribe },
})

function listBoards() {
  return sorted(whiteBoards.get().boards, whiteBoardView.get().facts).map(({ id, name }) => ({
    id,
    title: name || messages('untitled'),
    keywords: [],
    run: () => openBoard(id),
  }))
}
