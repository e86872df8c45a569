import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import { type Suggestions, useSuggestProjectsQuery } from '@/api/catalogApi';
import { paths } from '@/config/paths';
import { belongsToInputMethod } from '@/lib/inputMethod';
import { countOf } from '@/lib/numbers';
import { isSameText } from '@/lib/search';
import type { SearchAssistantProps } from '@/ui/SearchBox';
import { usePause } from '@/ui/usePause';
import { visuallyHidden } from '@/ui/visuallyHidden';

/** Pause in typing after which suggestions are requested, in milliseconds. */
const PAUSE_MS = 150;

const NONE = -1;

/**
 * The options below the search field (ARIA combobox with a listbox). The focus stays in the field,
 * whose arrow keys select an option.
 */
export default function SuggestionList({ text, onPopup, onClose, onChoose }: SearchAssistantProps) {
  const id = useId();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState('');
  const { after } = usePause();
  useEffect(() => after(PAUSE_MS, () => setWanted(text.trim())), [after, text]);
  // Only the response to the latest request is shown.
  const { currentData } = useSuggestProjectsQuery({ q: wanted }, { skip: wanted === '' });
  const options = toOptions(currentData, wanted);
  const [active, setActive] = useState<{ of: unknown; index: number }>();
  const index = active?.of === currentData ? (active?.index ?? NONE) : NONE;
  const isOpen = options.length > 0;
  const optionId = (at: number) => `${id}-${at}`;
  const activeId = index === NONE ? undefined : optionId(index);

  const choose = ({ to }: SuggestionOption) => {
    onChoose();
    void navigate(to);
  };

  useEffect(() => () => onPopup(null), [onPopup]);
  useEffect(() => {
    // The focus, which browsers would scroll to, stays in the field.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const press = useEffectEvent((event: React.KeyboardEvent) => {
    const move = (to: number) => setActive({ of: currentData, index: to });
    const last = options.length - 1;
    const option = options[index];
    if (belongsToInputMethod(event)) return;
    if (event.key === 'ArrowDown') move(index === last ? NONE : index + 1);
    else if (event.key === 'ArrowUp') move(index === NONE ? last : index - 1);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && option) choose(option);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    onPopup(isOpen ? { listId: id, activeId, onKeyDown: (event) => press(event) } : null);
  }, [onPopup, isOpen, id, activeId]);

  if (!isOpen) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        top: 'calc(100% + 4px)',
        insetInlineStart: 0,
        width: '100%',
        // On phones, the field is narrow because of the filter button beside it.
        minWidth: 'min(22rem, 100vw - 32px)',
        overflow: 'hidden',
        boxShadow: 6,
      }}
    >
      <List
        component="div"
        id={id}
        role="listbox"
        aria-label="Suggestions"
        dense
        sx={{ maxHeight: '50vh', overflowY: 'auto' }}
      >
        {options.map((option, at) => [
          option.heading && (
            <ListSubheader
              key={option.heading}
              component="div"
              role="presentation"
              disableSticky
              sx={{ lineHeight: 2.4, bgcolor: 'transparent' }}
            >
              {option.heading}
            </ListSubheader>
          ),
          <ListItemButton
            key={option.to}
            component="div"
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === index}
            selected={at === index}
            // The field keeps the focus.
            onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
            onClick={() => choose(option)}
            sx={{ minHeight: 44 }}
          >
            <ListItemText
              primary={option.text}
              secondary={option.detail}
              sx={{ '& > *': { overflowWrap: 'anywhere' } }}
            />
          </ListItemButton>,
        ])}
      </List>
      <Box role="status" sx={visuallyHidden}>
        {options.length === 1 ? '1 suggestion' : `${options.length} suggestions`}
      </Box>
    </Paper>
  );
}

/** A suggestion and its URL. */
type SuggestionOption = {
  text: string;
  detail: string;
  to: string;
  /** Title of the group that starts with this option. */
  heading?: string;
};

/** Adds the title of a group to the first of its options. */
const toGroup = (heading: string, options: readonly SuggestionOption[]): SuggestionOption[] =>
  options.map((option, index) => (index === 0 ? { ...option, heading } : option));

/**
 * Returns the suggestions as one list: categories, then projects, unless a project's title is what
 * was typed, which then comes first.
 */
function toOptions(suggestions: Suggestions | undefined, typed: string): SuggestionOption[] {
  if (!suggestions) return [];
  const categories = suggestions.categories.map(({ value, count }) => ({
    text: value,
    detail: countOf(count, 'project'),
    to: paths.projectCategory(value),
  }));
  const exact = suggestions.projects.filter(({ title }) => isSameText(title, typed));
  const projects = [...new Set([...exact, ...suggestions.projects])].map(
    ({ id, title, category }) => ({ text: title, detail: category ?? '', to: paths.project(id) }),
  );
  const groups = [toGroup('Categories', categories), toGroup('Projects', projects)];
  return (exact.length > 0 ? groups.reverse() : groups).flat();
}
