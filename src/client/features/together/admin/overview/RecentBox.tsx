import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { useActText } from '../log/use-act-text.ts'
import { useLog } from '../log/use-log.ts'
import { useMessages } from '../messages.ts'
import { Answered } from '../parts/Answered.tsx'
import { Box } from '../parts/Box.tsx'
import type { SectionProps } from '../sections.ts'
import styles from './Lines.module.css'

const SHOWN = 4

/** What administrators have done last. */
export function RecentBox({ onGo }: Pick<SectionProps, 'onGo'>) {
  const messages = useMessages()
  const actText = useActText()
  const time = timeFormat(useLanguage(), { hour: '2-digit', minute: '2-digit' })
  return (
    <Box
      title={messages('recent')}
      end={
        <Button kind="text" size="s" onClick={() => onGo('log')}>
          {messages('section.log')}
        </Button>
      }
    >
      <div>
        <Answered answer={useLog(1)}>
          {({ list }) =>
            list.length === 0 ? (
              <p className={styles.none}>{messages('log.none')}</p>
            ) : (
              <ul className={styles.lines}>
                {list.slice(0, SHOWN).map((one) => (
                  <li key={one.id}>
                    <time dateTime={new Date(one.at).toISOString()}>{time.format(one.at)}</time>
                    <b>{actText(one)}</b>
                  </li>
                ))}
              </ul>
            )
          }
        </Answered>
      </div>
    </Box>
  )
}
