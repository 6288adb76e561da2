import { useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { bookmark, inbox } from '../../../../ui/icons/paths.ts'
import { useFileChooser } from '../../../../ui/input/files/file-chooser.ts'
import { fileTarget } from '../../../../ui/input/files/file-target.ts'
import { isApple, shownShortcut } from '../../../../ui/input/keyboard/shortcut.ts'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { hasBrowserBookmarks } from '../../../data/bookmarks/lazy.ts'
import { chooseMoveIn, importFromBrowser } from '../choose-move-in.ts'
import { useMessages } from '../messages.ts'
import styles from './BookmarkGuide.module.css'
import { BROWSERS, bookmarksKey, browserOf } from './browser.ts'

/** How bookmarks leave each browser as a file, and where it is taken. */
export function BookmarkGuide({ open, close }: OverlayState) {
  const text = useMessages()
  const common = useCommonMessages()
  const [browser, setBrowser] = useState(browserOf(navigator.userAgent))
  const take = ([file]: readonly Blob[]) => {
    if (file === undefined) return
    close()
    void chooseMoveIn(file)
  }
  const isHere = hasBrowserBookmarks()
  const importHere = () => {
    void importFromBrowser()
    close()
  }
  const [chooseFile, fileInput] = useFileChooser({
    accept: '.html,.htm,text/html',
    label: text('guide.title'),
    onFiles: take,
  })
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('guide.title')}
      text={text(isHere ? 'guide.aboutHere' : 'guide.about')}
      width={480}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind={isHere ? 'secondary' : 'primary'} onClick={chooseFile}>
            {text('choose')}
          </Button>
        </>
      }
    >
      {isHere ? (
        <div className={styles.here}>
          <Button kind="primary" icon={bookmark} aria-describedby="import-here" onClick={importHere}>
            {text('browser.import')}
          </Button>
          <small id="import-here">{text('browser.why')}</small>
        </div>
      ) : null}
      <Segments
        aria-label={text('guide.browser')}
        value={browser}
        options={BROWSERS.map((value) => ({ value, label: text(`guide.name.${value}`) }))}
        onChange={setBrowser}
      />
      <ol className={styles.steps}>
        {browser === 'safari' ? null : (
          <li>{text(`guide.open.${browser}`, { key: shownShortcut(bookmarksKey(browser, isApple())) })}</li>
        )}
        <li>{text(`guide.export.${browser}`)}</li>
        <li>{text('guide.take')}</li>
      </ol>
      <div className={styles.target} {...fileTarget(take)}>
        <Icon path={inbox} size={20} />
        {text('guide.drop')}
        {fileInput}
      </div>
    </Dialog>
  )
}
