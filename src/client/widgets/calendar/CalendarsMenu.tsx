import { createElement, useRef } from 'react'
import { IconButton } from '../../kit/components.ts'
import { bell, download, inbox, link, more } from '../../kit/icons.ts'
import { openMenu, openOverlay, useFileChooser } from '../../kit/interaction.ts'
import { openFeeds } from './feeds/open-dialogs.ts'
import { exportFile, importFiles } from './files/transfer.ts'
import { useMessages } from './messages.ts'

/** Calendars from elsewhere, and our own for elsewhere. */
export function CalendarsMenu() {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const label = messages('calendars')
  const [chooseFiles, input] = useFileChooser({
    accept: '.ics,text/calendar',
    multiple: true,
    label: messages('importFile'),
    onFiles: (files) => void importFiles(files),
  })
  const items = [
    { id: 'subscribe', label: messages('subscribe'), icon: link, run: openFeeds },
    { id: 'import', label: messages('importFile'), icon: inbox, run: chooseFiles },
    { id: 'export', label: messages('exportFile'), icon: download, run: () => void exportFile() },
    { id: 'reminders', label: messages('remindersMenu'), icon: bell, run: openReminders },
  ] as const
  return (
    <>
      <IconButton
        ref={button}
        icon={more}
        label={label}
        aria-haspopup="menu"
        onClick={({ detail }) => openMenu({ label, items, anchor: button, align: 'end', focusFirst: detail === 0 })}
      />
      {input}
    </>
  )
}

const openReminders = () =>
  void openOverlay(
    () => import('./reminders/RemindersDialog.tsx'),
    ({ RemindersDialog }, state) => createElement(RemindersDialog, state),
  )
