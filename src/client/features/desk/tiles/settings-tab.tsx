import { iconSettings } from '../../data/home/index.ts'
import { formTab } from '../../shell/settings/lazy.ts'
import { IconPreview } from './look/IconPreview.tsx'
import { ShapePicker } from './look/ShapePicker.tsx'
import { LEAST_LABEL_PX } from './model.ts'

export default formTab({
  id: 'icon',
  number: 4,
  owner: 'tiles',
  icon: 'grid',
  settings: iconSettings,
  above: (values) => <IconPreview values={values} />,
  sections: [
    ['iconSize', 'iconRadius', 'iconOpacity', 'iconGapX', 'iconGapY'],
    ['fancyRadius'],
    ['iconName', 'iconNameColor', 'iconNameSize'],
    ['isIconGlobalBg', 'iconGlobalBg', 'iconBoxShadow'],
    ['gridMaxWidthUnit', 'gridMaxWidthPx', 'gridMaxWidthPer'],
    ['freeGridSize', 'isFreeHideTimeAndSearch'],
    ['turningMode', 'turningSpeed', 'loopSwiper'],
  ],
  scaled: ['iconSize', 'iconRadius', 'iconGapX', 'iconGapY', 'iconNameSize'],
  least: { iconNameSize: LEAST_LABEL_PX },
  custom: { fancyRadius: ShapePicker },
})
