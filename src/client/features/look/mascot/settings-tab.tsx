import { formTab } from '../../shell/settings/lazy.ts'
import { MascotPreview } from './preview/MascotPreview.tsx'
import { DressRow, ResidentRow } from './residents/ResidentRow.tsx'
import { live2dSettings } from './settings.ts'

export default formTab({
  id: 'live2d',
  number: 6,
  owner: 'mascot',
  icon: 'cat',
  settings: live2dSettings,
  above: (values) => <MascotPreview values={values} />,
  sections: [['isShow'], ['character', 'dress', 'isTalking'], ['isMove', 'isToolLeft', 'scale']],
  hints: ['isMove', 'isTalking'],
  alsoSets: { character: ['model'] },
  custom: { character: ResidentRow, dress: DressRow },
})
