import OpenFolderIcon from '@mui/icons-material/FolderOpenRounded';
import FolderIcon from '@mui/icons-material/FolderRounded';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { formatBytes } from '@/lib/files';
import { countOf } from '@/lib/numbers';
import { buildTree, type TreeFile, type TreeFolder } from './buildTree';

/** Maximum number of files shown per folder; the rest are only counted. */
const SHOWN_FILES = 100;
const INDENTED_LEVELS = 5;

const rowSx = (level: number) =>
  ({
    gap: 1,
    minHeight: { xs: 44, md: 36 },
    py: 0,
    pr: 1,
    pl: 1 + Math.min(level, INDENTED_LEVELS) * 2.5,
    borderRadius: 1,
    typography: 'body2',
  }) as const;

function Row({ name, size }: TreeFile) {
  return (
    <>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box
        component="span"
        sx={{ flexShrink: 0, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatBytes(size)}
      </Box>
    </>
  );
}

type FolderProps = { folder: TreeFolder; level: number; isOpenAtFirst?: boolean };

function Folder({ folder, level, isOpenAtFirst = false }: FolderProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const Icon = isOpen ? OpenFolderIcon : FolderIcon;
  return (
    <Box component="li">
      <ListItemButton
        component="button"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ ...rowSx(level), width: '100%', textAlign: 'left', fontWeight: 650 }}
      >
        <Icon aria-hidden fontSize="small" color="primary" />
        <Row name={folder.name} size={folder.size} />
      </ListItemButton>
      {isOpen && <Entries folder={folder} level={level + 1} />}
    </Box>
  );
}

function Entries({ folder, level }: { folder: TreeFolder; level: number }) {
  const { folders, files } = folder;
  const isOnly = level === 0 && folders.length === 1 && files.length === 0;
  const hidden = files.length - SHOWN_FILES;
  return (
    <List disablePadding>
      {folders.map((entry, index) => (
        <Folder
          key={`${index} ${entry.name}`}
          folder={entry}
          level={level}
          isOpenAtFirst={isOnly}
        />
      ))}
      {files.slice(0, SHOWN_FILES).map((file, index) => (
        <ListItem key={`${index} ${file.name}`} disableGutters sx={rowSx(level)}>
          <FileIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
          <Row {...file} />
        </ListItem>
      ))}
      {hidden > 0 && (
        <ListItem disableGutters sx={{ ...rowSx(level), color: 'text.secondary' }}>
          and {countOf(hidden, 'more file')}
        </ListItem>
      )}
    </List>
  );
}

type FileTreeProps = {
  files: readonly { path: string; size: number }[];
  /** Number of files, including those not listed. */
  total: number;
};

/** The folders and files of the zip file as nested lists; clicking a folder expands it. */
export function FileTree({ files, total }: FileTreeProps) {
  const root = useMemo(() => buildTree(files), [files]);
  const unlisted = total - files.length;
  return (
    <>
      <Entries folder={root} level={0} />
      {unlisted > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {countOf(unlisted, 'file')} in deeper folders are not listed.
        </Typography>
      )}
    </>
  );
}
