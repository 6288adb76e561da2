import { useLanguage } from '../../../../core/text/i18n.ts'
import { useTrustMessages } from '../../../shell/trust/lazy.ts'
import { useMessages } from '../messages.ts'
import { Dot } from '../parts/Dot.tsx'
import styles from './HealthLine.module.css'
import { sourcesByReason } from './sources-by-reason.ts'
import type { Figures } from './use-overview.ts'

/** In one line what is not well. */
export function HealthLine({ sources }: Pick<Figures, 'sources'>) {
  const messages = useMessages()
  const trust = useTrustMessages()
  const list = new Intl.ListFormat(useLanguage())
  const troubled = sourcesByReason(sources).filter(({ troubled: count }) => count > 0)
  const isDown = troubled.some(({ state }) => state === 'failing')
  const names = troubled.map(({ reason }) => trust(`call.${reason}`))
  return (
    <span className={styles.line}>
      <Dot health={troubled.length === 0 ? 'good' : isDown ? 'bad' : 'warn'} />
      {troubled.length === 0 ? messages('allWell') : messages('troubled', { list: list.format(names) })}
    </span>
  )
}
