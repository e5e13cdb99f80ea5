import { useEffect } from 'react';
import type { Values } from '../../../engine/plan/sources.ts';
import { ChoiceOrNew } from '../../../engine/screens/widgets/ChoiceOrNew.tsx';
import type { InputProps } from '../../../engine/screens/values/input.ts';
import { useSuggestions } from '../../../engine/screens/widgets/useSuggestions.ts';

/** A job family: one on offer, one that the customer has made before, or a new one. */
export function JobFamily(props: InputProps) {
  const { suggestions, loading, text, look } = useSuggestions<string>('AppsSuggestRoleFamilies', {
    variables: (typed) => ({ filter: { ...(typed.trim() && { searchText: typed.trim().slice(0, 100) }) } }),
    read: (answer) => (answer as { families: { name: string }[] }).families.map(({ name }) => name),
  });
  const held = (props.value as Values | undefined)?.['name'];
  const name = typeof held === 'string' ? held : '';
  // The family that a form opens with may be beyond the first suggestions.
  useEffect(() => {
    if (name !== text) look(name);
  }, [name, text, look]);
  return <ChoiceOrNew {...props} more={suggestions} searching={loading || name !== text} onSearch={look} />;
}
