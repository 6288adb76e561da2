import { useEffect, useRef, useState } from 'preact/hooks'
import type { KeyMap } from '../kit/input/keys.ts'
import { presentState } from '../kit/record.ts'
import { session } from '../kit/session.ts'
import { type GameProps, startGame } from '../kit/start-game.tsx'
import { useStore } from '../kit/store.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { useElapsed } from '../kit/table/Figures.tsx'
import { GameTable } from '../kit/table/GameTable.tsx'
import { Live } from '../kit/table/Live.tsx'
import { resultOf } from '../kit/table/table.ts'
import { useActions } from '../kit/table/use-actions.ts'
import { useSettled } from '../kit/table/use-settled.ts'
import { useTable } from '../kit/table/use-table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { advise } from './advise.ts'
import styles from './CardTable.module.css'
import { CardTable, cardText } from './CardTable.tsx'
import { moveTo, ownMove, type Taken, takenCards } from './choose-move.ts'
import { moveFocus } from './move-focus.ts'
import type { Pile } from './places.ts'
import { canFinish, homeward, type Layout, type Move } from './rules.ts'
import { DRAWS, game, variantOfDraw } from './table-game.ts'
import { useTexts } from './texts.ts'

/** Between two cards that go home by themselves, in ms. */
const HOMEWARD_MS = 90
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'x', 'h', 'f', 'z', 'r']

function Game({ saved }: GameProps) {
  const say = useTexts()
  const kit = useKitTexts()
  const actions = useActions()
  const { language, past } = useStore(session)
  const [table, lying] = useTable(game, saved, variantOfDraw(1))
  const [held, setHeld] = useState<Taken | undefined>(undefined)
  const [hinted, setHinted] = useState<Taken | undefined>(undefined)
  const [said, setSaid] = useState('')
  const [note, setNote] = useState('')
  const [isFinishing, setFinishing] = useState(false)
  const layout = presentState(lying.record)
  const variant = variantOfDraw(layout.draw)
  const outcome = useSettled(lying.outcome)
  const elapsed = useElapsed(table.ms, lying.time.since !== undefined)

  const play = (move: Move | undefined): boolean => {
    putBack()
    return move !== undefined && table.play(move)
  }
  const drop = (taken: Taken, pile: Pile) => play(moveTo(layout, taken, pile))
  const press = (taken: Taken) => void (held === undefined ? play(ownMove(layout, taken)) : drop(held, taken.pile))
  const hint = () => {
    const move = advise(layout)
    const taken = move && takenBy(layout, move)
    setHinted(taken)
    setNote(taken === undefined ? say('noMove') : '')
    if (taken !== undefined) setSaid(hintText(layout, taken, say))
  }
  const putBack = () => {
    setHeld(undefined)
    setHinted(undefined)
    setNote('')
  }
  const undo = () => {
    putBack()
    setFinishing(false)
    table.undo()
  }
  const begin = (way = variant) => {
    putBack()
    setFinishing(false)
    table.begin(game.newSetup(way))
  }

  useFinishing(isFinishing, layout, play, () => setFinishing(false))

  /** Takes what has the focus, or puts down there what was taken. */
  const takeOrPut = () => {
    const [pile, at] =
      (document.activeElement instanceof HTMLElement
        ? (document.activeElement.dataset.at ?? document.activeElement.dataset.drop)
        : undefined
      )?.split(':') ?? []
    if (pile === undefined) return
    const taken = { pile: pile as Pile, at: Number(at ?? 0) }
    if (held !== undefined) return void drop(held, taken.pile)
    if (takenCards(layout, taken).length > 0) setHeld(taken)
  }
  const focus = (direction: 'up' | 'down' | 'left' | 'right') => () => {
    const board = document.querySelector<HTMLElement>('[data-game-table]')
    if (board !== null) moveFocus(board, direction)
  }
  const keys: KeyMap = {
    ArrowUp: focus('up'),
    ArrowDown: focus('down'),
    ArrowLeft: focus('left'),
    ArrowRight: focus('right'),
    ' ': () => play({ type: 'draw' }),
    x: takeOrPut,
  }
  const fastest = past.fastest[variant]
  return (
    <GameTable
      layout="bar"
      title={say('name')}
      variants={{
        label: say('draw'),
        options: DRAWS.map((draw) => ({ id: variantOfDraw(draw), label: say(`draw${draw}`) })),
        current: variant,
        onChange: begin,
      }}
      figures={[
        { label: kit('score'), value: formatNumber(layout.score, language) },
        { label: kit('moves'), value: formatNumber(lying.record.moves.length, language) },
        { label: kit('time'), value: elapsed },
        ...(fastest === undefined ? [] : [{ label: kit('fastest'), value: formatDuration(fastest) }]),
      ]}
      actions={[
        actions.undo(undo, { isMain: true, isDisabled: !table.canUndo() }),
        ...(canFinish(layout)
          ? [
              {
                icon: 'finish',
                label: say('finish'),
                shortcut: 'f',
                isMain: true,
                run: () => setFinishing(true),
              } as const,
            ]
          : []),
        actions.hint(hint, { isMinor: true }),
        actions.restart(() => begin(), { isMinor: true }),
      ]}
      help={{
        rules: [say('rule1'), say('rule2'), say('rule3'), say('rule4')],
        keys: [
          ['← ↑ → ↓', say('keyMove')],
          ['Enter', say('keyAuto')],
          ['X', say('keyTake')],
          ['Space', say('keyDraw')],
          ['H', say('keyHint')],
          ['F', say('keyFinish')],
          ['Z', kit('undo')],
        ],
      }}
      keys={keys}
      screen={
        outcome && (
          <EndScreen
            result={resultOf(game, lying, outcome)}
            measure="ms"
            value={formatDuration(table.ms())}
            facts={[
              { label: kit('score'), value: formatNumber(layout.score, language) },
              { label: kit('moves'), value: formatNumber(lying.record.moves.length, language) },
            ]}
            onAgain={() => begin()}
          />
        )
      }
    >
      <CardTable
        layout={layout}
        held={held}
        hinted={hinted}
        onDraw={() => play({ type: 'draw' })}
        onPress={press}
        onDrop={drop}
      />
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Live text={note || said} />
    </GameTable>
  )
}

/** Sends the cards home one by one, while it may. */
function useFinishing(isFinishing: boolean, layout: Layout, play: (move: Move) => void, stop: () => void): void {
  const acts = useRef({ play, stop })
  acts.current = { play, stop }
  useEffect(() => {
    if (!isFinishing) return
    const move = homeward(layout)
    const next = () => (move === undefined ? acts.current.stop() : acts.current.play(move))
    const timer = setTimeout(next, HOMEWARD_MS)
    return () => clearTimeout(timer)
  }, [isFinishing, layout])
}

/** The cards that a move takes. */
function takenBy({ columns, home }: Layout, move: Move): Taken {
  if (move.type === 'draw') return { pile: 'stock', at: 0 }
  if (move.type === 'back') return { pile: `home${move.suit}`, at: home[move.suit] ?? 0 }
  if (move.from === 'waste') return { pile: 'waste', at: 0 }
  const count = move.type === 'home' ? 1 : move.count
  return { pile: `column${move.from}`, at: (columns[move.from]?.cards.length ?? 0) - count }
}

/** What a hint says: the card that can go on, or to draw. */
function hintText(layout: Layout, taken: Taken, say: ReturnType<typeof useTexts>): string {
  const [card] = takenCards(layout, taken)
  return card === undefined ? say('keyDraw') : say('hinted', { card: cardText(card, say) })
}

startGame(Game, KEYS)
