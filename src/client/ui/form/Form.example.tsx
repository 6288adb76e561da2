import { useStore } from 'zustand'
import { field, half, on } from '../../core/documents/fields/field.ts'
import { defineSettings } from '../../core/documents/fields/settings.ts'
import { createHistory } from '../../core/documents/history.ts'
import { Button } from '../components/button/Button.tsx'
import type { Example, Say } from '../primitives.ts'
import { ImagePicker } from './choice/ImagePicker.tsx'
import { createFormDraft } from './draft/form-draft.ts'
import { Form } from './Form.tsx'
import type { ControlProps } from './Row.tsx'
import styles from './samples.module.css'

const settings = defineSettings('sample', {
  size: field.slider(58, { min: 40, max: 120 }),
  radius: field.slider(16, { min: 0, max: half('size') }),
  opacity: field.slider(100, { min: 0, max: 100, unit: 'percent' }),
  shape: field.value('27.6%', (value) => (typeof value === 'string' ? value : undefined)),
  names: field.toggle(true),
  color: field.color('', { when: on('names') }),
  nameSize: field.slider(12, { min: 10, max: 20, when: on('names') }),
  unit: field.select('px', ['px', '%']),
  turning: field.select('slideY', ['no', 'random', 'slideX', 'slideY', 'fade', 'scale']),
  backup: field.slider(30, { min: 0, max: 60, unit: 'minutes' }),
  shadow: field.shadow(''),
  placeholder: field.text('', { max: 50 }),
})

const names: Readonly<Record<string, readonly [string, string]>> = {
  size: ['大小', 'Size'],
  radius: ['圆角', 'Corner radius'],
  opacity: ['不透明度', 'Opacity'],
  shape: ['异形圆角', 'Shape'],
  names: ['显示名称', 'Show names'],
  color: ['名称颜色', 'Name color'],
  nameSize: ['名称字号', 'Name size'],
  unit: ['最大宽度', 'Max width'],
  turning: ['翻页动画', 'Page turn'],
  backup: ['备份间隔', 'Backup interval'],
  shadow: ['图标阴影', 'Icon shadow'],
  placeholder: ['占位文字', 'Placeholder'],
  px: ['像素', 'Pixels'],
  '%': ['百分比', 'Percent'],
  no: ['无', 'None'],
  random: ['随机', 'Random'],
  slideX: ['横向滑动', 'Slide horizontally'],
  slideY: ['纵向滑动', 'Slide vertically'],
  fade: ['淡入淡出', 'Fade'],
  scale: ['缩放', 'Scale'],
}

const shapes = ['27.6%', '50%', '50% 50% 50% 18%', '42% 58% 56% 44% / 52% 46% 54% 48%', '18%']

const past = createHistory()
past.track([settings])
const writing = createFormDraft(settings, past)

/** Shapes have no names here: their labels are numbers. */
const ShapeRow = (control: ControlProps<string>) => (
  <ImagePicker
    {...control}
    options={shapes.map((value, index) => ({
      value,
      label: String(index + 1),
      picture: <span className={styles.shape} style={{ borderRadius: value }} />,
    }))}
  />
)

function Sample({ say }: { readonly say: Say }) {
  const { undo } = useStore(past.counts)
  const values = useStore(writing.shown)
  const name = (key: string) => say(...(names[key] ?? [key, key]))
  return (
    <div className={styles.pane}>
      <Form
        settings={settings}
        sections={[
          ['size', 'radius', 'opacity', 'backup'],
          ['shape'],
          ['names', 'color', 'nameSize'],
          ['unit', 'turning', 'placeholder'],
          ['shadow'],
        ]}
        labels={name}
        options={(_, option) => name(String(option))}
        values={values}
        mobile={false}
        change={writing.change}
        setDragging={writing.setDragging}
        custom={{ shape: ShapeRow }}
      />
      <Button onClick={past.undo} disabled={undo === 0}>{`${say('撤销', 'Undo')} ${undo}`}</Button>
    </div>
  )
}

export const examples: readonly Example[] = [
  { name: 'a group of settings, as wide as in the drawer', on: 'panel', draw: (say) => <Sample say={say} /> },
]
