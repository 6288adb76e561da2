import { useStore } from 'zustand'
import { connection } from '../../../core/net/connection.ts'
import { Cards } from '../../../ui/form/Card.tsx'
import { backupSettings, SECTION_SWITCHES } from '../../data/backup/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { formTab, type Tab } from '../../shell/settings/lazy.ts'
import styles from './CloudBackup.module.css'
import { useMessages } from './messages.ts'
import { SectionSwitch } from './SectionSwitch.tsx'
import { StateCard } from './StateCard.tsx'
import { Contents, useContents } from './section-contents.ts'

const switches = Object.values(SECTION_SWITCHES)

const form = formTab({
  id: 'system',
  number: 8,
  owner: 'cloud-backup',
  icon: 'cloudUpload',
  settings: backupSettings,
  sections: [['autoBookMarks'], switches],
  headings: ['syncNavInfo'],
  hints: ['autoBookMarks', ...switches],
  custom: {
    syncNavInfo: (control) => <SectionSwitch section="nav_info" {...control} />,
    syncSeting: (control) => <SectionSwitch section="seting" {...control} />,
    syncNotes: (control) => <SectionSwitch section="notes" {...control} />,
    syncSchedule: (control) => <SectionSwitch section="schedule" {...control} />,
    syncAiTool: (control) => <SectionSwitch section="ai_tool" {...control} />,
    syncWoodenFish: (control) => <SectionSwitch section="wooden_fish" {...control} />,
    syncMore: (control) => <SectionSwitch section="more" {...control} />,
  },
})

/** Whether there is a cloud to which something goes. */
const isSynced = (login: unknown, server: string | undefined) => login !== undefined && server !== undefined

/**
 * The backup to the cloud, the first part of the system tab. It has no reset: what goes to the cloud changes by its own
 * rows alone.
 */
export const cloudBackup: Pick<Tab, 'controls' | 'rows' | 'draw'> = {
  controls: form.controls,
  rows: () => [
    { field: 'cloud-backup.tab', label: 'cloud-backup.tab', hint: 'cloud-backup.hint' },
    ...(isSynced(session.getState().login, connection.getState().server) ? form.rows() : []),
  ],
  draw: () => <CloudBackup />,
}

function CloudBackup() {
  const text = useMessages()
  const login = useStore(session, (now) => now.login)
  const server = useStore(connection, (now) => now.server)
  const contents = useContents()
  return (
    <>
      <Cards>
        <StateCard />
      </Cards>
      {isSynced(login, server) ? (
        <Contents value={contents}>
          {form.draw()}
          <p className={styles.note}>{text('notSent')}</p>
        </Contents>
      ) : null}
    </>
  )
}
