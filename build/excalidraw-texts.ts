import { LANGUAGES, type Language } from '../src/shared/constants.ts'
import { LANGUAGE_TABLE } from '../src/shared/languages.ts'

/** Texts that Excalidraw's own translations lack, by their keys: Chinese (simplified, traditional), Japanese, Korean. */
const TEXTS: Readonly<Record<string, readonly [zhCN: string, zhTW: string, ja: string, ko: string]>> = {
  'labels.changeStroke': ['更改描边颜色', '變更線條顏色', '線の色を変更', '선 색상 변경'],
  'labels.changeBackground': ['更改背景颜色', '變更背景顏色', '背景色を変更', '배경색 변경'],
  'labels.arrowhead_crowfoot_many': ['乌鸦脚（多）', '烏鴉腳（多）', '鳥の足（多）', '까마귀발(다수)'],
  'labels.arrowhead_crowfoot_one': ['乌鸦脚（一）', '烏鴉腳（一）', '鳥の足（1）', '까마귀발(하나)'],
  'labels.arrowhead_crowfoot_one_or_many': [
    '乌鸦脚（一或多）',
    '烏鴉腳（一或多）',
    '鳥の足（1 以上）',
    '까마귀발(하나 이상)',
  ],
  'labels.bundledShapes': ['现成图形', '現成圖形', '用意された図形', '준비된 도형'],
  'labels.more_options': ['更多选项', '更多選項', 'その他のオプション', '옵션 더보기'],
  'labels.arrowtypes': ['箭头类型', '箭頭類型', '矢印の種類', '화살표 종류'],
  'labels.arrowtype_sharp': ['直线箭头', '直線箭頭', '直線の矢印', '직선 화살표'],
  'labels.arrowtype_round': ['曲线箭头', '曲線箭頭', '曲線の矢印', '곡선 화살표'],
  'labels.arrowtype_elbowed': ['折线箭头', '折線箭頭', 'カギ線の矢印', '꺾인 화살표'],
  'labels.clearCanvas': ['清空画布', '清空畫布', 'キャンバスを消去', '캔버스 비우기'],
  'labels.toggleGrid': ['显示或隐藏网格', '顯示或隱藏格線', 'グリッドの表示を切り替え', '격자 표시 전환'],
  'labels.loadScene': ['从文件打开', '從檔案開啟', 'ファイルから開く', '파일에서 열기'],
  'labels.showFonts': ['选择字体', '選擇字型', 'フォントを選択', '글꼴 선택'],
  'labels.theme': ['主题', '主題', 'テーマ', '테마'],
  'labels.zoomToFitViewport': ['缩放以适应视图', '縮放至符合檢視', '表示範囲に合わせる', '화면에 맞추기'],
  'labels.zoomToFitSelection': ['缩放以适应选中内容', '縮放至符合選取範圍', '選択範囲に合わせる', '선택 항목에 맞추기'],
  'labels.zoomToFit': ['缩放以显示全部', '縮放以顯示全部', 'すべてを表示', '전체 보기'],
  'labels.autoResize': ['自动调整文本框大小', '自動調整文字大小', 'テキスト枠を自動調整', '텍스트 상자 자동 조절'],
  'labels.imageCropping': ['裁剪图片', '裁剪圖片', '画像の切り抜き', '이미지 자르기'],
  'labels.unCroppedDimension': ['裁剪前的尺寸', '裁剪前的尺寸', '切り抜き前のサイズ', '자르기 전 크기'],
  'labels.copyElementLink': ['复制对象链接', '複製物件連結', 'オブジェクトへのリンクをコピー', '개체 링크 복사'],
  'labels.linkToElement': ['链接到对象', '連結到物件', 'オブジェクトへのリンク', '개체에 연결'],
  'labels.wrapSelectionInFrame': [
    '用画框包住选中内容',
    '以畫框包住選取項目',
    '選択範囲をフレームで囲む',
    '선택 항목을 프레임으로 감싸기',
  ],
  'elementLink.title': ['链接到对象', '連結到物件', 'オブジェクトへのリンク', '개체에 연결'],
  'elementLink.desc': [
    '点击画布上的图形，或粘贴链接。',
    '點選畫布上的圖形，或貼上連結。',
    '図形をクリックするか、リンクを貼り付けます。',
    '캔버스의 도형을 클릭하거나 링크를 붙여 넣으세요.',
  ],
  'elementLink.notFound': [
    '画布上没有找到链接的对象。',
    '畫布上找不到連結的物件。',
    'リンク先のオブジェクトが見つかりません。',
    '연결된 개체를 찾을 수 없습니다.',
  ],
  'search.title': ['在画布中查找', '在畫布中尋找', 'キャンバス内を検索', '캔버스에서 찾기'],
  'search.noMatch': ['没有找到', '找不到符合的內容', '見つかりませんでした', '일치하는 항목이 없습니다'],
  'search.singleResult': ['个结果', '個結果', '件', '개 결과'],
  'search.multipleResults': ['个结果', '個結果', '件', '개 결과'],
  'search.placeholder': ['查找画布上的文字', '尋找畫布上的文字', 'キャンバスの文字を検索', '캔버스의 텍스트 찾기'],
  'buttons.copyLink': ['复制链接', '複製連結', 'リンクをコピー', '링크 복사'],
  'element.rectangle': ['矩形', '矩形', '四角形', '사각형'],
  'element.diamond': ['菱形', '菱形', 'ひし形', '마름모'],
  'element.ellipse': ['椭圆', '橢圓', '楕円', '타원'],
  'element.arrow': ['箭头', '箭頭', '矢印', '화살표'],
  'element.line': ['线条', '線條', '線', '선'],
  'element.freedraw': ['手绘', '手繪', '手描き', '자유 그리기'],
  'element.text': ['文字', '文字', 'テキスト', '텍스트'],
  'element.image': ['图片', '圖片', '画像', '이미지'],
  'element.group': ['组', '群組', 'グループ', '그룹'],
  'element.frame': ['画框', '畫框', 'フレーム', '프레임'],
  'element.selection': ['选中内容', '選取項目', '選択範囲', '선택 항목'],
  'hints.dismissSearch': ['按 Esc 关闭查找', '按 Esc 關閉尋找', 'Esc で検索を閉じます', 'Esc를 눌러 찾기 닫기'],
  'hints.arrowTool': [
    '点击画多点箭头，拖动画单段箭头。按 {{arrowShortcut}} 切换箭头类型。',
    '點按可畫多點箭頭，拖曳可畫單段箭頭。按 {{arrowShortcut}} 切換箭頭類型。',
    'クリックで複数の点、ドラッグで 1 本の矢印。{{arrowShortcut}} で矢印の種類を切り替えます。',
    '클릭하면 여러 점, 끌면 한 선을 그립니다. {{arrowShortcut}} 키로 종류를 바꿉니다.',
  ],
  'hints.createFlowchart': [
    '按住 Ctrl/⌘ 和方向键可画流程图',
    '按住 Ctrl/⌘ 與方向鍵可畫流程圖',
    'Ctrl/⌘ と矢印キーでフローチャートを作成',
    'Ctrl/⌘와 화살표 키로 순서도 만들기',
  ],
  'hints.enterCropEditor': [
    '双击图片或按 Enter 裁剪',
    '按兩下圖片或按 Enter 裁剪',
    'ダブルクリックか Enter で切り抜き',
    '이미지를 두 번 클릭하거나 Enter를 눌러 자르기',
  ],
  'hints.leaveCropEditor': [
    '点击图片外侧，或按 Enter、Esc 完成裁剪',
    '點按圖片外側，或按 Enter、Esc 完成裁剪',
    '画像の外をクリックするか、Enter か Esc で完了',
    '이미지 바깥을 클릭하거나 Enter, Esc를 눌러 완료',
  ],
  'helpDialog.createFlowchart': [
    '从图形画出流程图',
    '從圖形畫出流程圖',
    '図形からフローチャートを作成',
    '도형에서 순서도 만들기',
  ],
  'helpDialog.navigateFlowchart': ['在流程图中移动', '在流程圖中移動', 'フローチャート内を移動', '순서도에서 이동'],
  'helpDialog.cropStart': ['裁剪图片', '裁剪圖片', '画像を切り抜く', '이미지 자르기'],
  'helpDialog.cropFinish': ['完成裁剪', '完成裁剪', '切り抜きを完了', '이미지 자르기 완료'],
  'stats.shapes': ['图形', '圖形', '図形', '도형'],
  'stats.fullTitle': ['画布与图形属性', '畫布與圖形屬性', 'キャンバスと図形のプロパティ', '캔버스 및 도형 속성'],
  'stats.generalStats': ['常规', '一般', '全般', '일반'],
  'stats.elementProperties': ['图形属性', '圖形屬性', '図形のプロパティ', '도형 속성'],
  'toast.elementLinkCopied': ['链接已复制', '已複製連結', 'リンクをコピーしました', '링크를 복사했습니다'],
  'quickSearch.placeholder': ['快速查找', '快速尋找', 'クイック検索', '빠른 검색'],
  'fontList.badge.old': ['旧', '舊', '旧', '이전'],
  'fontList.sceneFonts': ['此画布中', '此畫布中', 'このキャンバス', '이 캔버스'],
  'fontList.availableFonts': ['可用字体', '可用字型', '使用できるフォント', '사용 가능한 글꼴'],
  'fontList.empty': ['没有找到字体', '找不到字型', 'フォントが見つかりません', '글꼴이 없습니다'],
}

/** The column of each language; English is complete. */
const COLUMNS: Readonly<Record<Exclude<Language, 'en'>, number>> = { 'zh-CN': 0, 'zh-TW': 1, ja: 2, ko: 3 }

/** Adds the texts that a module of Excalidraw's translations lacks; undefined for any other module. */
export function completeTexts(path: string, code: string): string | undefined {
  const [, tag = ''] = /\/locales\/(\w+-\w+)-\w+\.js$/.exec(path) ?? []
  const [, catalog] = /\b([\w$]+) as default\b/.exec(code) ?? []
  const language = LANGUAGES.find((one) => LANGUAGE_TABLE[one].excalidraw === tag)
  if (language === undefined || language === 'en' || catalog === undefined) return undefined
  const texts = Object.entries(TEXTS).map(([key, translations]) => [key.split('.'), translations[COLUMNS[language]]])
  return `${code}
for(const [path,text] of ${JSON.stringify(texts)}){const last=path.pop();let part=${catalog};for(const key of path)part=part[key]??={};part[last]??=text}`
}
