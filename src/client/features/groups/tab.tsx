import { formTab } from '../../ui/form/tab.tsx'
import { ShapePicker } from './ShapePicker.tsx'
import { Strip } from './Strip.tsx'
import { iconSettings } from './settings.ts'

export default formTab({
  id: 'icon',
  number: 4,
  owner: 'groups',
  icon: 'grid',
  settings: iconSettings,
  above: (values) => <Strip values={values} />,
  sections: [
    ['iconSize', 'iconRadius', 'iconOpacity', 'iconGapX', 'iconGapY'],
    ['fancyRadius'],
    ['iconName', 'iconNameColor', 'iconNameSize'],
    ['isIconGlobalBg', 'iconGlobalBg', 'iconBoxShadow'],
    ['gridMaxWidthUnit', 'gridMaxWidthPx', 'gridMaxWidthPer'],
    ['freeGridSize', 'isFreeHideTimeAndSearch'],
    ['turningMode', 'turningSpeed', 'loopSwiper'],
  ],
  custom: { fancyRadius: ShapePicker },
})
