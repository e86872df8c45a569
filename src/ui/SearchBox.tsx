import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import { IconAction } from '@/ui/IconAction';

type SearchBoxProps = {
  /** Accessible name and placeholder. */
  label: string;
  /** The current search. */
  value: string;
  onSearch: (text: string) => void;
  /** Debounce of the search in milliseconds; 0 searches in the next frame. */
  delay?: number;
};

/** Runs `search` in the next frame, so that input and results are painted together. */
function searchInNextFrame(search: () => void): () => void {
  const frame = requestAnimationFrame(() => flushSync(search));
  return () => cancelAnimationFrame(frame);
}

function searchAfter(delay: number, search: () => void): () => void {
  const timer = setTimeout(search, delay);
  return () => clearTimeout(timer);
}

/**
 * A search field that searches on Enter, after a pause in typing, on blur and on clear. It uses
 * OutlinedInput because TextField would add its menu to the first load.
 */
export function SearchBox({ label, value, onSearch, delay = 400 }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const cancelSearch = useRef<() => void>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const lastSearch = useRef(value);

  // Only a search from outside replaces the text, since the user may be typing.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);
  // Back and Forward restore the search of that entry and discard unfinished input.
  useEffect(() => {
    const drop = () => {
      cancelSearch.current?.();
      setText(lastSearch.current);
    };
    window.addEventListener('popstate', drop);
    return () => {
      window.removeEventListener('popstate', drop);
      cancelSearch.current?.();
    };
  }, []);

  const searchNow = (wanted: string) => {
    cancelSearch.current?.();
    const search = wanted.trim();
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    onSearch(search);
  };
  const type = (typed: string) => {
    setText(typed);
    cancelSearch.current?.();
    const search = () => searchNow(typed);
    cancelSearch.current = delay > 0 ? searchAfter(delay, search) : searchInNextFrame(search);
  };

  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        searchNow(text);
      }}
      onBlur={(event: React.FocusEvent<HTMLElement>) => {
        // The next action on the page uses the text in the field.
        if (!event.currentTarget.contains(event.relatedTarget)) searchNow(text);
      }}
      sx={{ flexGrow: 1, minWidth: 0 }}
    >
      <OutlinedInput
        fullWidth
        size="small"
        inputRef={input}
        placeholder={label}
        value={text}
        onChange={({ target }) => type(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          text && (
            <InputAdornment position="end">
              <IconAction
                size="small"
                label="Clear search"
                onClick={() => {
                  setText('');
                  searchNow('');
                  input.current?.focus();
                }}
              >
                <CloseIcon fontSize="small" />
              </IconAction>
            </InputAdornment>
          )
        }
        slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search', maxLength: 200 } }}
      />
    </Box>
  );
}
