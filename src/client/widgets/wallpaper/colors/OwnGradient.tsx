import { Button, Card, ColorField, Segmented, Slider } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { applyWallpaper, entryOfPaint, wallpaperGradient } from '../../../kit/media.ts'
import { gradientCss } from '../../../kit/rules.ts'
import { useMessages } from '../messages.ts'
import { WallpaperCell } from '../WallpaperCell.tsx'
import styles from './ColorsView.module.css'
import { withColorCount } from './model.ts'

const PLACES = { 2: ['start', 'end'], 3: ['start', 'middle', 'end'] } as const

/** A gradient of two or three colours and an angle, shown as it is put together, and as the wallpaper. */
export function OwnGradient() {
  const messages = useMessages()
  const { angle, colors } = useDocument(wallpaperGradient, (now) => now)
  const count = colors.length === 3 ? 3 : 2
  const entry = entryOfPaint(gradientCss({ angle, colors }), messages('ownGradient'), colors[0] ?? '')
  const setColors = (change: (now: readonly string[]) => readonly string[]) =>
    wallpaperGradient.update((now) => ({ ...now, colors: change(now.colors) }))
  return (
    <div className={styles.gradient}>
      <div className={styles.preview}>
        <WallpaperCell entry={entry} isOwn={false} />
        <Button kind="primary" size="s" onClick={() => applyWallpaper(entry)}>
          {messages('setAsWallpaper')}
        </Button>
      </div>
      <Card>
        <Segmented
          label={messages('gradientCount')}
          value={count}
          options={([2, 3] as const).map((value) => ({ value, label: messages(`gradientCount.${value}`) }))}
          onChange={(to) => setColors((now) => withColorCount(now, to))}
        />
        {PLACES[count].map((place, at) => (
          <ColorField
            key={place}
            label={messages(`gradientColor.${place}`)}
            value={colors[at] ?? ''}
            onChange={(color) => setColors((now) => now.with(at, color.slice(0, 7)))}
          />
        ))}
        <Slider
          label={messages('gradientAngle')}
          unit="°"
          value={angle}
          min={0}
          max={360}
          step={5}
          onChange={(to) => wallpaperGradient.update((now) => ({ ...now, angle: to }))}
        />
      </Card>
    </div>
  )
}
