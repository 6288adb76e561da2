import { useMemo, useState } from 'react'
import { saveDocuments } from '../../../core/archive/saved-documents.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { Button } from '../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { confirmDialog } from '../../../ui/overlay/dialog/dialogs.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { DesktopPreview } from '../../layout/desktop-preview/lazy.ts'
import { messages, useMessages } from './messages.ts'
import { differenceOf } from './model.ts'
import { homeOf, restoreGroup, restoreSections, sectionsOf } from './restore.ts'
import { SectionChoice } from './SectionChoice.tsx'
import type { Version } from './stored-version.ts'
import styles from './Timeline.module.css'
import { deleteVersion } from './versions.ts'

/** The width of the desktop's picture. */
const PICTURE_PX = 300

interface Props {
  readonly version: Version
  readonly close: () => void
}

/** One version: what of it differs from now and is brought back, its groups, and its deletion. */
export function VersionDetails({ version, close }: Props) {
  const text = useMessages()
  const common = useCommonMessages()
  const { desktop, differing } = useMemo(() => {
    const { documents } = differenceOf(version, saveDocuments(registry().documents), homeOf)
    return { desktop: homeOf(version), differing: sectionsOf(documents) }
  }, [version])
  const [sections, setSections] = useState(differing)
  const [shown, setShown] = useState(desktop?.groups[0]?.id)
  const restore = async (bringBack: () => Promise<void>) => {
    try {
      await bringBack()
    } catch {
      showToast({ kind: 'error', text: messages('failed') })
      return
    }
    close()
    showUndoToast(messages('restored'))
  }
  return (
    <section className={styles.details}>
      <div className={styles.parts}>
        {desktop === undefined ? null : <DesktopPreview home={desktop} group={shown} width={PICTURE_PX} />}
        {differing.length === 0 ? (
          <p>{text('sameAsNow')}</p>
        ) : (
          <SectionChoice legend={text('differs')} offered={differing} chosen={sections} onChange={setSections} />
        )}
        {desktop === undefined ? null : (
          <div className={styles.groups}>
            <h3>{text('groups')}</h3>
            <ul>
              {desktop.groups.map((group) => (
                <li key={group.id}>
                  <button type="button" aria-pressed={group.id === shown} onClick={() => setShown(group.id)}>
                    {group.name}
                  </button>
                  <small>{text('tiles', { count: group.children.length })}</small>
                  <Button
                    size="s"
                    aria-label={text('restoreGroup', { name: group.name })}
                    onClick={() => void restore(() => restoreGroup(group))}
                  >
                    {text('restoreOne')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={styles.buttons}>
        <Button kind="text" onClick={() => void askToDelete(version)}>
          {text('delete')}
        </Button>
        <Button onClick={close}>{common('close')}</Button>
        <Button
          kind="primary"
          disabled={sections.length === 0}
          onClick={() => void restore(() => restoreSections(version, sections))}
        >
          {text(sections.length === differing.length ? 'restoreWhole' : 'restoreChosen')}
        </Button>
      </div>
    </section>
  )
}

async function askToDelete(version: Version): Promise<void> {
  const isConfirmed = await confirmDialog({
    title: messages('deleteQuestion'),
    text: messages('deleteCost'),
    confirm: messages('delete'),
    danger: true,
  })
  if (!isConfirmed) return
  try {
    await deleteVersion(version)
    showToast({ kind: 'success', text: messages('deleted') })
  } catch {
    showToast({ kind: 'error', text: messages('deleteFailed') })
  }
}
