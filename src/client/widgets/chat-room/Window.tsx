import { useRef } from 'react'
import { type Me, useMe, useRoom } from '../../kit/chat.ts'
import { useNarrower } from '../../kit/interaction.ts'
import { Aside } from './aside/Aside.tsx'
import { WritingArea } from './composer/WritingArea.tsx'
import { Guest } from './Guest.tsx'
import { MessageList } from './list/MessageList.tsx'
import { RoomHeader } from './RoomHeader.tsx'
import styles from './Window.module.css'

/** A window that is narrower than so many px has nothing beside the list. */
const ASIDE_PX = 760
/** In one that is narrower than so many px the field and its tools are one line. */
const LINE_PX = 520

/** The room: what was said, and what the user says; for a guest the way to log in. */
export default function Window() {
  const me = useMe()
  useRoom()
  return (
    <div className={styles.view}>
      {me === undefined ? <Guest place="window" /> : <Room key={me.username} me={me} />}
    </div>
  )
}

function Room({ me }: { readonly me: Me }) {
  const room = useRef<HTMLDivElement>(null)
  const isNarrow = useNarrower(room, ASIDE_PX)
  const isLine = useNarrower(room, LINE_PX)
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.main}>
        <RoomHeader isNarrow={isNarrow} />
        <MessageList me={me} />
        <WritingArea me={me} isNarrow={isLine} />
      </div>
      {isNarrow ? null : (
        <aside className={styles.aside}>
          <Aside me={me} />
        </aside>
      )}
    </div>
  )
}
