import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages } from '../messages.ts'
import { Answered } from '../parts/Answered.tsx'
import { Box } from '../parts/Box.tsx'
import { Tag } from '../parts/Tag.tsx'
import { useReports } from '../reports/use-reports.ts'
import type { SectionProps } from '../sections.ts'
import styles from './Lines.module.css'

const SHOWN = 3

/** What is reported and has waited the longest. */
export function ReportsBox({ onGo }: Pick<SectionProps, 'onGo'>) {
  const messages = useMessages()
  const answer = useReports(1)
  return (
    <Box
      title={messages('section.reports')}
      note={answer.at === 'there' && answer.value.total > 0 ? answer.value.total : undefined}
      end={
        <Button kind="text" size="s" onClick={() => onGo('reports')}>
          {messages('all')}
        </Button>
      }
    >
      <div>
        <Answered answer={answer}>
          {({ list }) =>
            list.length === 0 ? (
              <p className={styles.none}>{messages('reports.none')}</p>
            ) : (
              <ul className={styles.lines}>
                {list.slice(0, SHOWN).map((one) => (
                  <li key={one.kind === 'message' ? one.chatId : one.id}>
                    <span>
                      <b>{one.kind === 'message' ? one.text : one.name}</b>
                      <small>{messages('reportedBy', { count: one.count })}</small>
                    </span>
                    <Tag>
                      {messages(one.kind === 'message' ? 'kind.message' : `kind.${one.share?.kind ?? 'share'}`)}
                    </Tag>
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
