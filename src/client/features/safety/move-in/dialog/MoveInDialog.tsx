import { useMemo, useState } from 'react'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { timeFormat } from '../../../../core/text/hour-cycle.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Checkbox } from '../../../../ui/components/checkbox/Checkbox.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { bookmarkApp } from '../../../data/bookmarks/lazy.ts'
import { home } from '../../../data/home/index.ts'
import { DesktopPreview } from '../../../layout/desktop-preview/lazy.ts'
import { SectionChoice, sectionsOf } from '../../local-history/lazy.ts'
import { groupsBeside, joinedGroups, pictureHosts, withoutWebPictures } from '../apply/joined-groups.ts'
import { leftOutOfTree } from '../apply/left-out-of-tree.ts'
import { useMessages } from '../messages.ts'
import type { MoveIn } from '../model.ts'
import { applyChoice } from './apply-choice.ts'
import { BookmarkDestination, type Destination } from './BookmarkDestination.tsx'
import { ContentsChoice, contentsOfKinds, kindsIn } from './ContentsChoice.tsx'
import { countTiles, GroupChoice } from './GroupChoice.tsx'
import { LeftBehindList } from './LeftBehindList.tsx'
import styles from './MoveInDialog.module.css'
import { useMovedGroups, useSites } from './moved-groups.ts'
import { PictureConsent } from './PictureConsent.tsx'

const DESTINATIONS: readonly Destination[] = ['desktop', 'folders', 'app']

/** The width of the desktop's picture. */
const PICTURE_PX = 300

interface Props extends OverlayState {
  readonly found: MoveIn
}

/** What a file holds: the groups to move in, how the desktop would look, and what stays behind. */
export function MoveInDialog({ open, close, found }: Props) {
  const { left, backup, bookmarks, contents } = found
  const text = useMessages()
  const common = useCommonMessages()
  const desktop = useDocument(home, (now) => now)
  const [replaces, setReplaces] = useState(backup !== undefined)
  const [destination, setDestination] = useState<Destination>('desktop')
  const [web, setWeb] = useState(false)
  const sites = useSites()
  const given = useMovedGroups(found, { sites, web, destination })
  const groups = useMemo(() => (replaces ? given : groupsBeside(desktop, given, createId)), [replaces, given, desktop])
  const pictured = useMemo(() => withoutWebPictures(groups), [groups])
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(found.groups.keys()))
  const [shown, setShown] = useState(0)
  const offered = backup === undefined ? [] : sectionsOf(Object.keys(backup.documents))
  const [sections, setSections] = useState(offered)
  const [kinds, setKinds] = useState(kindsIn(contents))
  const [isBusy, setBusy] = useState(false)
  const moving = groups.filter((_, place) => chosen.has(place))
  const chosenContents = contents && contentsOfKinds(contents, kinds)
  const isDesktop = destination !== 'app'
  const hosts =
    backup === undefined && isDesktop
      ? pictureHosts(
          found.groups.filter((_, place) => chosen.has(place)),
          chosenContents?.wallpaper,
        )
      : []
  const move = async () => {
    setBusy(true)
    const choice = { groups: moving, replaces, web, contents: chosenContents, sections, destination }
    if (await applyChoice(found, choice)) close()
    else setBusy(false)
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text(bookmarks === undefined ? 'title' : 'guide.title')}
      text={useSummary(found, countTiles(moving.flatMap(({ children }) => children)))}
      width={720}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button
            kind="primary"
            busy={isBusy}
            disabled={sites === undefined || moving.length + sections.length + kinds.length === 0}
            onClick={() => void move()}
          >
            {text(backup === undefined ? 'move' : 'import')}
          </Button>
        </>
      }
    >
      {bookmarks === undefined ? null : (
        <BookmarkDestination
          offered={DESTINATIONS.filter((one) =>
            one === 'app' ? bookmarkApp() !== undefined : one === 'desktop' || found.groups.length > 1,
          )}
          value={destination}
          onChange={(next) => {
            setDestination(next)
            setChosen(new Set(next === 'folders' ? [0] : found.groups.keys()))
            setShown(0)
          }}
        />
      )}
      <div className={styles.panes}>
        {destination === 'app' ? null : (
          <>
            <div className={styles.look}>
              <DesktopPreview
                home={joinedGroups(desktop, pictured, replaces, backup?.dock)}
                group={groups[shown]?.id}
                width={PICTURE_PX}
              />
              {groups.length === 0 ? null : (
                <Checkbox
                  label={text('replace')}
                  hint={text('replaceHint')}
                  checked={replaces}
                  onChange={setReplaces}
                />
              )}
            </div>
            <div className={styles.choices}>
              <GroupChoice groups={groups} chosen={chosen} onChange={setChosen} onShow={setShown} />
              {contents === undefined ? null : (
                <ContentsChoice contents={contents} chosen={kinds} onChange={setKinds} />
              )}
              <PictureConsent hosts={hosts} checked={web} onChange={setWeb} />
              <SectionChoice legend={text('sections')} offered={offered} chosen={sections} onChange={setSections} />
            </div>
          </>
        )}
        <LeftBehindList left={destination === 'app' ? leftOutOfTree(left) : left} />
      </div>
    </Dialog>
  )
}

/** Where the file is from, a backup's time, and how many tiles move in. */
function useSummary({ product, backup }: MoveIn, count: number): string {
  const text = useMessages()
  const language = useLanguage()
  if (backup === undefined || backup.time === 0) return text('found', { product: text(`product.${product}`), count })
  const time = timeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(backup.time)
  return text('foundBackup', { time, count })
}
