import { useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { Tabs } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { useNarrower } from '../../kit/interaction.ts'
import { connection } from '../../kit/live.ts'
import { Compose } from './compose/Compose.tsx'
import { Public } from './compose/Public.tsx'
import { said } from './document.ts'
import { hasNews } from './kernel/model.ts'
import { useMessages } from './messages.ts'
import { useUserId } from './own-feedback.ts'
import { Said } from './said/Said.tsx'
import styles from './Window.module.css'

/** A window that is narrower than so many px shows what is written or what was said. */
const NARROW_PX = 860

/** What the user tells the operator of the server, beside what has become of what he has told. */
export default function Window() {
  const user = useUserId()
  const hasServer = useStore(connection, ({ server }) => server !== undefined)
  if (user !== undefined && hasServer) return <Member key={user} user={user} />
  return (
    <div className={styles.view}>
      <Public why={hasServer ? 'guest' : 'noServer'} />
    </div>
  )
}

function Member({ user }: { readonly user: string }) {
  const view = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(view, NARROW_PX)
  return (
    <div ref={view} className={styles.view} data-either={isNarrow || undefined}>
      {isNarrow ? (
        <Either user={user} />
      ) : (
        <>
          <Compose user={user} />
          <aside className={styles.aside}>
            <Said user={user} />
          </aside>
        </>
      )}
    </div>
  )
}

/** One of the two at a time: an answer that was not seen comes first. */
function Either({ user }: { readonly user: string }) {
  const messages = useMessages()
  const id = useId()
  const isAnswered = useDocument(said, (all) => hasNews(all[user]?.value ?? []))
  const [tab, setTab] = useState<'write' | 'mine'>(isAnswered ? 'mine' : 'write')
  const tabs = [
    { id: 'write', name: messages('write') },
    { id: 'mine', name: messages(isAnswered ? 'mine.news' : 'mine') },
  ] as const
  return (
    <>
      <div className={styles.tabs}>
        <Tabs id={id} label={messages('name')} tabs={tabs} current={tab} onChange={setTab} />
      </div>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'write' ? <Compose user={user} /> : <Said user={user} />}
      </div>
    </>
  )
}
