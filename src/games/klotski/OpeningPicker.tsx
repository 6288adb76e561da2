import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import { LevelPicker } from '../kit/table/LevelPicker.tsx'
import { OpeningPicture } from './OpeningPicture.tsx'
import { OPENINGS, type Opening, type OpeningId } from './openings.ts'
import { levelOf } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly current: OpeningId
  readonly onChoose: (opening: OpeningId) => void
  readonly onClose: () => void
}

/** The openings: each with its picture, the fewest moves, and how far one has come. */
export function OpeningPicker(props: Props) {
  const say = useTexts()
  const { solved } = useStore(session).past
  const count = OPENINGS.filter(({ id }) => solved[id] !== undefined).length
  const cardOf = (opening: Opening & { readonly id: OpeningId }) => {
    const { id, best } = opening
    const own = solved[id]
    const name = say('level', { level: levelOf(id), name: say(openingKey(id)) })
    const fewest = say('fewest', { count: best })
    const mark = own === undefined ? 'notSolved' : own <= best ? 'perfect' : 'solvedMark'
    const ownText = own === undefined ? undefined : say('own', { count: own })
    return {
      ...{ id, best, own, name },
      picture: <OpeningPicture opening={opening} />,
      info: ownText === undefined ? fewest : `${ownText} / ${best}`,
      label: [name, fewest, say(mark), ...(ownText === undefined ? [] : [ownText])].join(', '),
    }
  }
  return (
    <LevelPicker
      {...props}
      title={say('openings')}
      note={say('solvedCount', { solved: count, all: OPENINGS.length })}
      parts={[{ levels: OPENINGS.map(cardOf) }]}
      columns={[4, 3]}
    />
  )
}

type OpeningKey = `opening${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`

/** The key of the name of an opening. */
export const openingKey = (opening: OpeningId): OpeningKey => `opening${levelOf(opening)}` as OpeningKey
