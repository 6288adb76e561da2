import { Button } from '../../../ui/components/button/Button.tsx'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { useFileChooser } from '../../../ui/input/files/file-chooser.ts'
import { hasBrowserBookmarks } from '../../data/bookmarks/lazy.ts'
import { ExportRow } from '../backup-file/lazy.ts'
import { chooseMoveIn, importFromBrowser, openBookmarkGuide, useMoveInMessages } from '../move-in/lazy.ts'
import { openTimeline, useTimelineMessages } from '../timeline/lazy.ts'
import { useMessages } from './messages.ts'

/** What comes from elsewhere or from before, and what goes out: versions of this device, backups, other start pages. */
export function Transfers() {
  const text = useMessages()
  const timeline = useTimelineMessages()
  const moveIn = useMoveInMessages()
  const [chooseFile, fileInput] = useFileChooser({
    accept: '.yuyi,.itabdata,.infinity,.data,.html,.htm,.json',
    label: moveIn('title'),
    onFiles: ([file]) => file && void chooseMoveIn(file),
  })
  return (
    <Cards>
      <Card>
        <Row label={timeline('title')} hint={timeline('hint')} labelId="timeline">
          <Button size="s" aria-describedby="timeline" onClick={openTimeline}>
            {text('openHistory')}
          </Button>
        </Row>
        <ExportRow />
        <Row label={moveIn('title')} hint={moveIn('hint')} labelId="move-in">
          <Button size="s" aria-describedby="move-in" onClick={chooseFile}>
            {moveIn('choose')}
          </Button>
          {fileInput}
        </Row>
        {hasBrowserBookmarks() ? (
          <Row label={moveIn('browser.import')} hint={moveIn('browser.why')} labelId="import-from-browser">
            <Button size="s" aria-describedby="import-from-browser" onClick={() => void importFromBrowser()}>
              {moveIn('import')}
            </Button>
          </Row>
        ) : null}
        <Row label={moveIn('guide.title')} hint={moveIn('guide.hint')} labelId="import-bookmarks">
          <Button size="s" aria-describedby="import-bookmarks" onClick={openBookmarkGuide}>
            {moveIn('guide.show')}
          </Button>
        </Row>
      </Card>
    </Cards>
  )
}
