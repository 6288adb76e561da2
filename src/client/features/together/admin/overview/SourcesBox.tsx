import { useLanguage } from '../../../../core/text/i18n.ts'
import { knownFailure, useTrustMessages } from '../../../shell/trust/lazy.ts'
import { MessageAge } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { Box } from '../parts/Box.tsx'
import { Dot, type Health } from '../parts/Dot.tsx'
import type { SourcesState, SourcesSummary } from './kernel/source-rows.ts'
import styles from './SourcesBox.module.css'
import { sourcesByReason } from './sources-by-reason.ts'
import type { Figures } from './use-overview.ts'

const HEALTH: Readonly<Record<SourcesState, Health>> = {
  ...{ fresh: 'good', partly: 'warn', stale: 'warn', failing: 'bad', unasked: 'off', off: 'off' },
}

/** Whom the server asks, by what for, and whether they answer. */
export function SourcesBox({ sources }: Pick<Figures, 'sources'>) {
  const messages = useMessages()
  const trust = useTrustMessages()
  return (
    <Box title={messages('sources')} note={messages('sourcesNote')}>
      <ul className={styles.sources}>
        {sourcesByReason(sources).map(({ reason, ...summary }) => (
          <li key={reason} data-health={HEALTH[summary.state]}>
            <Dot health={HEALTH[summary.state]} />
            <span>
              {trust(`call.${reason}`)}
              {summary.used > 1 && <small>{messages('sourceCount', { count: summary.used })}</small>}
            </span>
            <em>
              <State summary={summary} />
            </em>
            <small className={styles.figure}>
              <Latency summary={summary} />
            </small>
          </li>
        ))}
      </ul>
    </Box>
  )
}

function State({ summary: { state, troubled, failures, succeededAt } }: { readonly summary: SourcesSummary }) {
  const messages = useMessages()
  if (state === 'partly') return messages('sourcesPartly', { count: troubled })
  if (state === 'failing') return messages('sourcesFailing', { count: failures })
  if (succeededAt === undefined || state === 'unasked' || state === 'off')
    return messages(state === 'off' ? 'sourcesOff' : 'sourcesUnasked')
  return (
    <>
      {state === 'stale' && messages('sourcesOld')}
      <MessageAge time={succeededAt} style="short" />
    </>
  )
}

function Latency({ summary: { state, latencyMs, failure = '' } }: { readonly summary: SourcesSummary }) {
  const trust = useTrustMessages()
  const seconds = new Intl.NumberFormat(useLanguage(), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  })
  if (state === 'fresh') return latencyMs === undefined ? null : seconds.format(latencyMs / 1000)
  return state === 'unasked' || state === 'off' ? null : trust(`failure.${knownFailure(failure)}`)
}
