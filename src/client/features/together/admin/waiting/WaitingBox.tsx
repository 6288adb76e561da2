import { Button } from '../../../../ui/components/button/Button.tsx'
import { MessageAge } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { Answered } from '../parts/Answered.tsx'
import { Box } from '../parts/Box.tsx'
import { Rows } from '../parts/Rows.tsx'
import type { SectionProps } from '../sections.ts'
import { IconRow } from './IconRow.tsx'
import { ShareRow } from './ShareRow.tsx'
import { useWaitingIcons, useWaitingShares } from './use-waiting.ts'
import styles from './WaitingBox.module.css'

/** How many rows of each kind the overview has. */
const SHOWN = 5

/** What waits the longest, to be dealt with at once. */
export function WaitingBox({ onGo }: Pick<SectionProps, 'onGo'>) {
  const messages = useMessages()
  const shares = useWaitingShares(1)
  const icons = useWaitingIcons(1)
  const answer = shares.at === 'there' ? icons : shares
  const list = shares.at === 'there' ? shares.value.list.slice(0, SHOWN) : []
  const total = (shares.at === 'there' ? shares.value.total : 0) + (icons.at === 'there' ? icons.value.total : 0)
  const oldest = list[0]
  return (
    <Box
      title={messages('section.waiting')}
      note={
        oldest && (
          <>
            {messages('waiting.count', { count: total })} <MessageAge time={oldest.changedAt} />
          </>
        )
      }
      end={
        <Button kind="text" size="s" onClick={() => onGo('waiting')}>
          {messages('all')}
        </Button>
      }
    >
      <div>
        <Answered answer={answer}>
          {() =>
            total === 0 ? (
              <p className={styles.none}>{messages('waiting.none')}</p>
            ) : (
              <Rows>
                {list.map((share) => (
                  <ShareRow key={`${share.id} ${share.changedAt}`} share={share} />
                ))}
                {icons.at === 'there' &&
                  icons.value.list
                    .slice(0, SHOWN - list.length)
                    .map((icon) => <IconRow key={`${icon.site} ${icon.sharedAt}`} icon={icon} />)}
              </Rows>
            )
          }
        </Answered>
      </div>
    </Box>
  )
}
