import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import { LevelPicker } from '../kit/table/LevelPicker.tsx'
import { LevelPicture } from './LevelPicture.tsx'
import { LEVELS, type LevelId } from './levels.ts'
import { numberOf } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly current: LevelId
  readonly onChoose: (level: LevelId) => void
  readonly onClose: () => void
}

/** Ten levels each, by how hard they are. */
const PARTS = ['part1', 'part2', 'part3', 'part4'] as const
const PART_LEVELS = LEVELS.length / PARTS.length

/** The levels: each with its picture, the fewest pushes, and how far one has come. */
export function RoomPicker(props: Props) {
  const say = useTexts()
  const { solved } = useStore(session).past
  const count = LEVELS.filter(({ id }) => solved[id] !== undefined).length
  const cardOf = (level: (typeof LEVELS)[number]) => {
    const { id, best } = level
    const own = solved[id]
    const mark = own === undefined ? 'notSolved' : own <= best ? 'perfect' : 'solvedMark'
    const words = [say('level', { level: numberOf(id) }), say('fewest', { count: best }), say(mark)]
    return {
      ...{ id, best, own },
      picture: <LevelPicture level={level} />,
      name: String(numberOf(id)),
      info: own === undefined ? String(best) : `${own} / ${best}`,
      label: [...words, ...(own === undefined ? [] : [say('own', { count: own })])].join(', '),
    }
  }
  return (
    <LevelPicker
      {...props}
      title={say('levels')}
      note={say('solvedCount', { solved: count, all: LEVELS.length })}
      parts={PARTS.map((part, at) => ({
        name: say(part),
        levels: LEVELS.slice(at * PART_LEVELS, (at + 1) * PART_LEVELS).map(cardOf),
      }))}
      columns={[10, 5]}
    />
  )
}
