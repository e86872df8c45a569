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
  /** The search in force. */
  value: string;
  onSearch: (text: string) => void;
  /** Milliseconds without typing after which the search runs by itself; 0 for the next frame. */
  delay?: number;
};

/** Runs `search` in the next frame, so that what was typed and what it finds are painted together. */
function searchInNextFrame(search: () => void): () => void {
  const frame = requestAnimationFrame(() => flushSync(search));
  return () => cancelAnimationFrame(frame);
}

function searchAfter(delay: number, search: () => void): () => void {
  const timer = setTimeout(search, delay);
  return () => clearTimeout(timer);
}

/**
 * A search field: runs on Enter, on a pause in typing, on leaving it, and on clearing. It is an
 * OutlinedInput because a TextField brings the menu of its drop-down into the first load.
 */
export function SearchBox({ label, value, onSearch, delay = 400 }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const cancelSearch = useRef<() => void>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const lastSearch = useRef(value);

  // Only a search that came from outside replaces what stands in the field: somebody may be typing.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);
  // Whoever goes back or forth takes up what was searched for there, not what was being typed here.
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
        // What is done next, elsewhere on the page, is done with what stands in the field.
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
