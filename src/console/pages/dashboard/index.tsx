import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { PageLayout } from '../../../engine/screens/layout/PageLayout.tsx';
import { useCustomer } from '../../customers/useCustomer.ts';
import { DashboardActions } from './actions/DashboardActions.tsx';
import { LayoutStatus } from './actions/LayoutStatus.tsx';
import { useReset } from './actions/useReset.tsx';
import { DashboardCard } from './cards/DashboardCard.tsx';
import { cards as allCards, type Card } from './cards.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { FilterSummary } from './filters/FilterSummary.tsx';
import { useDashboardFilter } from './filters/useDashboardFilter.ts';
import { CardGrid } from './grid/CardGrid.tsx';
import { isSameLayout } from './grid/layout.ts';
import { useKeptLayout } from './grid/useKeptLayout.ts';
import { useScreens } from '../../../engine/screens/values/ScreensProvider.tsx';
import { fieldRights } from '../../../generated/fieldRights.ts';
import { Paper } from './paper/Paper.tsx';
import { PaperHead } from './paper/PaperHead.tsx';
import { usePicture } from './paper/usePicture.ts';
import { usePrinting } from '../../../engine/screens/values/usePrinting.ts';

/** Discover Insights: figures of the customer's chat interviews (specification 2 §2). */
export function DashboardPage() {
  const translate = useTranslate();
  const { customer } = useCustomer();
  const { filter, setFilter } = useDashboardFilter();
  const { holds } = useScreens();
  // Elsewhere there are no rights of fields.
  const cards = useMemo(() => allCards.filter(({ right = '' }) => !fieldRights.includes(right) || holds(right)), [holds]);
  const { layout, first, arrange, isLoading, ...kept } = useKeptLayout(cards);
  const isPrinted = usePrinting();
  const { from = '', to = '' } = filter.submitted;
  const picture = usePicture([customer?.customerDisplayName ?? '', from, to]);
  const renderCard = useCallback((card: Card) => <DashboardCard card={card} filter={filter} />, [filter]);
  const reset = useReset({ layout, first, arrange });
  const actions = (
    <DashboardActions
      onReset={isLoading || isSameLayout(layout, first) ? undefined : reset}
      onPicture={picture.draw}
      isDrawing={picture.isDrawing}
    >
      <LayoutStatus {...kept} />
    </DashboardActions>
  );
  return (
    <Paper isPrinted={isPrinted}>
      <PageLayout title={translate('pages.dashboard.title')} actions={actions}>
        <PaperHead ref={picture.head} summary={<FilterSummary filter={filter} />} />
        <div className="screen-only">
          <FilterBar filter={filter} onChange={setFilter} />
        </div>
        <div ref={picture.cards}>
          <CardGrid
            cards={cards}
            layout={layout}
            first={first}
            isLoading={isLoading}
            onArrange={arrange}
            renderCard={renderCard}
            isPrinted={isPrinted}
          />
        </div>
      </PageLayout>
    </Paper>
  );
}
