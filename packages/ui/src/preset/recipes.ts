import { buttonRecipe } from '../actions/button.recipe.ts';
import { chipRecipe } from '../actions/chip.recipe.ts';
import { barChartRecipe } from '../charts/bar-chart.recipe.ts';
import { dayLineRecipe } from '../charts/day-line.recipe.ts';
import { gritMeterRecipe } from '../charts/grit-meter.recipe.ts';
import { radarChartRecipe } from '../charts/radar-chart.recipe.ts';
import { sparkLineRecipe } from '../charts/spark-line.recipe.ts';
import { stackedShareRecipe } from '../charts/stacked-share.recipe.ts';
import { badgeRecipe } from '../feedback/badge.recipe.ts';
import { bannerRecipe } from '../feedback/banner.recipe.ts';
import { checklistRecipe } from '../feedback/checklist.recipe.ts';
import { copyFieldRecipe } from '../feedback/copy-field.recipe.ts';
import { emptyStateRecipe } from '../feedback/empty-state.recipe.ts';
import { offlineStateRecipe } from '../feedback/offline-state.recipe.ts';
import { progressBarRecipe } from '../feedback/progress-bar.recipe.ts';
import { progressRingRecipe } from '../feedback/progress-ring.recipe.ts';
import { skeletonRecipe } from '../feedback/skeleton.recipe.ts';
import { statusDotRecipe } from '../feedback/status-dot.recipe.ts';
import { timerRecipe } from '../feedback/timer.recipe.ts';
import { answerTilesRecipe } from '../forms/choices/answer-tiles.recipe.ts';
import { checkboxRecipe } from '../forms/choices/checkbox.recipe.ts';
import { comboboxRecipe } from '../forms/choices/combobox.recipe.ts';
import { radioCardsRecipe } from '../forms/choices/radio-cards.recipe.ts';
import { segmentedControlRecipe } from '../forms/choices/segmented-control.recipe.ts';
import { swatchesRecipe } from '../forms/choices/swatches.recipe.ts';
import { switchRecipe } from '../forms/choices/switch.recipe.ts';
import { controlRecipe } from '../forms/field/control.recipe.ts';
import { fieldRecipe } from '../forms/field/field.recipe.ts';
import { searchFieldRecipe } from '../forms/field/search-field.recipe.ts';
import { dateSelectRecipe } from '../forms/figures/date-select.recipe.ts';
import { numberInputRecipe } from '../forms/figures/number-input.recipe.ts';
import { pinInputRecipe } from '../forms/figures/pin-input.recipe.ts';
import { fileDropRecipe } from '../forms/files/file-drop.recipe.ts';
import { fileRowRecipe } from '../forms/files/file-row.recipe.ts';
import { imageCropperRecipe } from '../forms/files/image-cropper.recipe.ts';
import { accordionRecipe } from '../layout/accordion.recipe.ts';
import { cardRecipe } from '../layout/card.recipe.ts';
import { dataTableRecipe } from '../layout/data-table.recipe.ts';
import { pageRecipe } from '../layout/page.recipe.ts';
import { proseRecipe } from '../layout/prose.recipe.ts';
import { readMoreRecipe } from '../layout/read-more.recipe.ts';
import { resultHeroRecipe } from '../layout/result-hero.recipe.ts';
import { settingsRowRecipe } from '../layout/settings-row.recipe.ts';
import { headingRecipe, textLinkRecipe, textRecipe } from '../layout/text.recipe.ts';
import { videoFacadeRecipe } from '../layout/video-facade.recipe.ts';
import { rankListRecipe } from '../lists/rank-list.recipe.ts';
import { stepsRecipe } from '../navigation/steps.recipe.ts';
import { tabsRecipe } from '../navigation/tabs.recipe.ts';
import { testProgressRecipe } from '../navigation/test-progress.recipe.ts';
import { dialogRecipe } from '../overlays/dialog.recipe.ts';
import { menuRecipe } from '../overlays/menu.recipe.ts';
import { sheetRecipe } from '../overlays/sheet.recipe.ts';
import { toastRecipe } from '../overlays/toast.recipe.ts';

export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  card: cardRecipe,
  chip: chipRecipe,
  control: controlRecipe,
  heading: headingRecipe,
  prose: proseRecipe,
  skeleton: skeletonRecipe,
  text: textRecipe,
  textLink: textLinkRecipe,
};

export const slotRecipes = {
  accordion: accordionRecipe,
  answerTiles: answerTilesRecipe,
  banner: bannerRecipe,
  barChart: barChartRecipe,
  checkbox: checkboxRecipe,
  checklist: checklistRecipe,
  combobox: comboboxRecipe,
  copyField: copyFieldRecipe,
  dataTable: dataTableRecipe,
  dateSelect: dateSelectRecipe,
  dialog: dialogRecipe,
  emptyState: emptyStateRecipe,
  field: fieldRecipe,
  fileDrop: fileDropRecipe,
  fileRow: fileRowRecipe,
  gritMeter: gritMeterRecipe,
  imageCropper: imageCropperRecipe,
  menu: menuRecipe,
  numberInput: numberInputRecipe,
  offlineState: offlineStateRecipe,
  page: pageRecipe,
  pinInput: pinInputRecipe,
  progressBar: progressBarRecipe,
  progressRing: progressRingRecipe,
  dayLine: dayLineRecipe,
  radarChart: radarChartRecipe,
  radioCards: radioCardsRecipe,
  rankList: rankListRecipe,
  readMore: readMoreRecipe,
  resultHero: resultHeroRecipe,
  searchField: searchFieldRecipe,
  segmentedControl: segmentedControlRecipe,
  settingsRow: settingsRowRecipe,
  sheet: sheetRecipe,
  sparkLine: sparkLineRecipe,
  stackedShare: stackedShareRecipe,
  statusDot: statusDotRecipe,
  steps: stepsRecipe,
  swatches: swatchesRecipe,
  switchControl: switchRecipe,
  tabs: tabsRecipe,
  testProgress: testProgressRecipe,
  timer: timerRecipe,
  toast: toastRecipe,
  videoFacade: videoFacadeRecipe,
};
