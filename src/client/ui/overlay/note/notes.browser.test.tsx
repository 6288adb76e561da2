import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { drawExamples } from '../../../gallery/testing.tsx'
import { openOverlay, overlays } from '../overlay.ts'
import { showToast, toasts } from '../toast/toast.ts'
import { NotePill } from './NotePill.tsx'

const note = (text: string) => page.getByRole('note').filter({ hasText: text })

const openNote = (text: string, urgent = false, hint = false) =>
  openOverlay(
    async () => NotePill,
    (Note, { open }) =>
      open ? (
        <Note text={text} urgent={urgent} hint={hint}>
          {null}
        </Note>
      ) : null,
  )

beforeEach(async () => {
  overlays.setState([], true)
  toasts.setState([], true)
  await drawExamples('NotePill', 'full')
})

test('of several notes the earliest is shown, and the next one as it goes', async () => {
  const close = openNote('first')
  openNote('second')
  await expect.element(note('first')).toBeVisible()
  await expect.element(note('second')).not.toBeInTheDocument()
  close()
  await expect.element(note('second')).toBeVisible()
})

test('an urgent note takes the place of others, stays under a toast and above a dialog, and leaves it to them again', async () => {
  openNote('hint')
  await expect.element(note('hint')).toBeVisible()
  const close = openNote('unsaved', true)
  await expect.element(note('unsaved')).toBeVisible()
  await expect.element(note('hint')).not.toBeInTheDocument()
  showToast({ kind: 'info', text: 'saved' })
  await expect.element(page.getByText('saved', { exact: true })).toBeVisible()
  await expect.element(note('unsaved')).toBeVisible()
  toasts.setState([], true)
  const closeDialog = openOverlay(
    async () => 'dialog',
    (text, { open }) => (open ? <div role="dialog">{text}</div> : null),
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(note('unsaved')).toBeVisible()
  close()
  closeDialog()
  await expect.element(note('hint')).toBeVisible()
})

test('a hint gives way to a note that comes later, and is there again after it', async () => {
  openNote('right-click', false, true)
  await expect.element(note('right-click')).toBeVisible()
  const close = openNote('two copies')
  await expect.element(note('two copies')).toBeVisible()
  await expect.element(note('right-click')).not.toBeInTheDocument()
  close()
  await expect.element(note('right-click')).toBeVisible()
})

test('a note that is not urgent waits until the page is at rest', async () => {
  openNote('hint')
  showToast({ kind: 'info', text: 'saved' })
  await expect.element(note('hint')).not.toBeInTheDocument()
  toasts.setState([], true)
  await expect.element(note('hint')).toBeVisible()
})
