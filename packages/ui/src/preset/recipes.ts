import { buttonRecipe } from '../actions/button.recipe.ts';
import { barChartRecipe } from '../charts/bar-chart.recipe.ts';
import { radarChartRecipe } from '../charts/radar-chart.recipe.ts';
import { badgeRecipe } from '../feedback/badge.recipe.ts';
import { bannerRecipe } from '../feedback/banner.recipe.ts';
import { checklistRecipe } from '../feedback/checklist.recipe.ts';
import { copyFieldRecipe } from '../feedback/copy-field.recipe.ts';
import { emptyStateRecipe } from '../feedback/empty-state.recipe.ts';
import { progressBarRecipe } from '../feedback/progress-bar.recipe.ts';
import { progressRingRecipe } from '../feedback/progress-ring.recipe.ts';
import { skeletonRecipe } from '../feedback/skeleton.recipe.ts';
import { statusDotRecipe } from '../feedback/status-dot.recipe.ts';
import { checkboxRecipe } from '../forms/choices/checkbox.recipe.ts';
import { comboboxRecipe } from '../forms/choices/combobox.recipe.ts';
import { radioCardsRecipe } from '../forms/choices/radio-cards.recipe.ts';
import { segmentedControlRecipe } from '../forms/choices/segmented-control.recipe.ts';
import { switchRecipe } from '../forms/choices/switch.recipe.ts';
import { controlRecipe } from '../forms/field/control.recipe.ts';
import { fieldRecipe } from '../forms/field/field.recipe.ts';
import { dateSelectRecipe } from '../forms/figures/date-select.recipe.ts';
import { numberInputRecipe } from '../forms/figures/number-input.recipe.ts';
import { pinInputRecipe } from '../forms/figures/pin-input.recipe.ts';
import { fileDropRecipe } from '../forms/files/file-drop.recipe.ts';
import { fileRowRecipe } from '../forms/files/file-row.recipe.ts';
import { imageCropperRecipe } from '../forms/files/image-cropper.recipe.ts';
import { accordionRecipe } from '../layout/accordion.recipe.ts';
import { avatarRecipe } from '../layout/avatar.recipe.ts';
import { cardRecipe } from '../layout/card.recipe.ts';
import { dataTableRecipe } from '../layout/data-table.recipe.ts';
import { pageRecipe } from '../layout/page.recipe.ts';
import { headingRecipe, textLinkRecipe, textRecipe } from '../layout/text.recipe.ts';
import { timelineRecipe } from '../layout/timeline.recipe.ts';
import { videoFacadeRecipe } from '../layout/video-facade.recipe.ts';
import { stepsRecipe } from '../navigation/steps.recipe.ts';
import { tabsRecipe } from '../navigation/tabs.recipe.ts';
import { dialogRecipe } from '../overlays/dialog.recipe.ts';
import { menuRecipe } from '../overlays/menu.recipe.ts';
import { sheetRecipe } from '../overlays/sheet.recipe.ts';
import { toastRecipe } from '../overlays/toast.recipe.ts';
import { tooltipRecipe } from '../overlays/tooltip.recipe.ts';

export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  card: cardRecipe,
  control: controlRecipe,
  heading: headingRecipe,
  skeleton: skeletonRecipe,
  text: textRecipe,
  textLink: textLinkRecipe,
};

export const slotRecipes = {
  accordion: accordionRecipe,
  avatar: avatarRecipe,
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
  imageCropper: imageCropperRecipe,
  menu: menuRecipe,
  numberInput: numberInputRecipe,
  page: pageRecipe,
  pinInput: pinInputRecipe,
  progressBar: progressBarRecipe,
  progressRing: progressRingRecipe,
  radarChart: radarChartRecipe,
  radioCards: radioCardsRecipe,
  segmentedControl: segmentedControlRecipe,
  sheet: sheetRecipe,
  statusDot: statusDotRecipe,
  steps: stepsRecipe,
  switchControl: switchRecipe,
  tabs: tabsRecipe,
  timeline: timelineRecipe,
  toast: toastRecipe,
  tooltip: tooltipRecipe,
  videoFacade: videoFacadeRecipe,
};
