import type { Result } from '../../../shared/games/bridge.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { formatDuration, formatNumber } from '../text/format.ts'
import { useKitTexts } from '../text/kit-texts.ts'
import type { ChoiceOption } from './Choice.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './StatisticsDialog.module.css'
import { statisticsOf, type VariantBests } from './statistics.ts'

interface Props {
  readonly title: string
  /** The ways to play by the variants of their results, where there are several. */
  readonly ways?: readonly ChoiceOption[] | undefined
  readonly onClose: () => void
}

/** All that was played of a game: how often, how well, and the newest results. */
export function StatisticsDialog({ title, ways = [], onClose }: Props) {
  const say = useKitTexts()
  const { past, language } = useStore(session)
  const { bests, levels, share } = statisticsOf(
    past,
    ways.map(({ id }) => id),
  )
  const nameOf = (variant: string) => ways.find(({ id }) => id === variant)?.label
  const number = (value: number) => formatNumber(value, language)
  const facts = [
    { label: say('playsLabel'), value: number(past.plays) },
    ...(past.wins + past.losses > 0 ? [{ label: say('wins'), value: number(past.wins) }] : []),
    ...(past.losses > 0 ? [{ label: say('losses'), value: number(past.losses) }] : []),
    ...(share === undefined ? [] : [{ label: say('winShare'), value: `${Math.round(share * 100)}%` }]),
    ...(levels === undefined ? [] : [{ label: say('levelsSolved'), value: number(levels) }]),
  ]
  return (
    <Dialog title={title} label={say('statistics')} onClose={onClose}>
      <div className={styles.statistics}>
        {past.plays === 0 && <p>{say('nothingPlayed')}</p>}
        {past.plays > 0 && (
          <dl>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {bests.length > 0 && <Bests bests={bests} nameOf={nameOf} />}
        {past.recent.length > 0 && <Recent results={past.recent} nameOf={nameOf} />}
      </div>
    </Dialog>
  )
}

interface Named {
  readonly nameOf: (variant: string) => string | undefined
}

function Bests({ bests, nameOf }: Named & { readonly bests: readonly VariantBests[] }) {
  const say = useKitTexts()
  const { language } = session.get()
  const columns = (
    [
      ['score', say('best'), (value: number) => formatNumber(value, language)],
      ['fastest', say('fastest'), formatDuration],
      ['moves', say('fewestMoves'), (value: number) => formatNumber(value, language)],
    ] as const
  ).filter(([key]) => bests.some((one) => one[key] !== undefined))
  return (
    <table>
      <caption>{say('theBest')}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(([key, label]) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bests.map((one) => (
          <tr key={one.id}>
            <th scope="row">{nameOf(one.id)}</th>
            {columns.map(([key, , text]) => {
              const value = one[key]
              return <td key={key}>{value === undefined ? '–' : text(value)}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Recent({ results, nameOf }: Named & { readonly results: readonly Result[] }) {
  const say = useKitTexts()
  const { language } = session.get()
  const day = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' })
  return (
    <table>
      <caption>{say('recent')}</caption>
      <tbody>
        {results.map(({ at, outcome, variant, score, ms }) => (
          <tr key={at}>
            <th scope="row">{day.format(at)}</th>
            <td>{nameOf(variant)}</td>
            <td>{say(`${outcome}Mark`)}</td>
            <td>{score !== undefined ? formatNumber(score, language) : formatDuration(ms ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
