import { useId, useRef } from 'react'
import { formatHex } from '../../../../shared/lib/color/rgb.ts'
import { bundledId } from '../../../../shared/lib/wallpaper/bundled.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { Card, Cards } from '../../../ui/form/Card.tsx'
import { PictureCells } from '../../../ui/form/choice/PictureCells.tsx'
import { Row } from '../../../ui/form/Row.tsx'
import { accentOf } from '../../../ui/styles/accent.ts'
import { activeTheme, environment, themeSettings } from '../../data/theme/index.ts'
import { useMiniUrl, useShownName } from '../wallpaper/lazy.ts'
import { applyLook } from './apply-look.ts'
import { DeskThumbnail } from './DeskThumbnail.tsx'
import styles from './LookCard.module.css'
import { LOOKS, type Look, lookOf } from './looks.ts'
import { useMessages } from './messages.ts'

/** The looks that are chosen by one press; that of the page is marked. */
export function LookCard() {
  const id = useId()
  const messages = useMessages()
  const cells = useRef<HTMLDivElement>(null)
  const wallpaper = useShownName()
  const values = useDocument(themeSettings, (now) => now)
  const current = lookOf({ ...values, theme: activeTheme(values, environment()), wallpaper })
  const choose = (chosen: Look['id']) => {
    const at = LOOKS.findIndex((look) => look.id === chosen)
    const look = LOOKS[at]
    if (look !== undefined) void applyLook(look, cells.current?.querySelectorAll('label')[at])
  }
  return (
    <Cards>
      <Card>
        <Row
          label={messages('field.look')}
          hint={messages('hint.look')}
          labelId={id}
          below={
            <div ref={cells} className={styles.looks}>
              <PictureCells
                labelledBy={id}
                columns={2}
                shape="wide"
                value={current?.id}
                onChange={choose}
                options={LOOKS.map((look) => ({
                  value: look.id,
                  label: messages(`look.${look.id}`),
                  picture: <Thumbnail {...look} />,
                  caption: <Caption {...look} />,
                }))}
              />
            </div>
          }
        />
      </Card>
    </Cards>
  )
}

function Thumbnail({ theme, primary, wallpaper, text }: Look) {
  const src = useMiniUrl(bundledId(wallpaper) === undefined ? '' : wallpaper)
  const still = src === '' ? ({ at: 'color', css: wallpaper } as const) : ({ at: 'image', src } as const)
  return <DeskThumbnail theme={theme} still={still} text={text} accent={formatHex(accentOf(primary, theme).accent)} />
}

function Caption({ id }: Look) {
  const messages = useMessages()
  return (
    <span className={styles.caption}>
      {messages(`look.${id}`)}
      <small>{messages(`lookNote.${id}`)}</small>
    </span>
  )
}
